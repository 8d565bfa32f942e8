import { describe, expect, test } from 'vitest';
import type { Rupiah } from '../kernel/index.ts';
import {
  decideBankDestination,
  decideReview,
  decideRoute,
  fieldsOfOtherKind,
  FUND_TRANSFER_STATUSES,
  FUND_TRANSFER_TYPES,
  fundTransferTransitions,
  planFundTransfer,
} from './index.ts';
import type { Standing } from '../subaccounts/index.ts';

const rp = (amount: number) => amount as Rupiah;
const codeOf = (result: { ok: true } | { ok: false; problem: { code: string } }) =>
  result.ok ? 'ok' : result.problem.code;

describe('what leaves the source', () => {
  // spec 3.40
  test('is the amount plus fee and PPN to a bank, and only the amount between balances', () => {
    const limits = { available: rp(1_000_000), maximum: null };
    expect(planFundTransfer('balance_to_bank', rp(10_000), limits)).toMatchObject({
      value: { amount: 10_000, fee: 3_000, ppn: 330, total: 13_330 },
    });
    expect(planFundTransfer('balance_to_balance', rp(10_000), limits)).toMatchObject({
      value: { fee: 0, ppn: 0, total: 10_000 },
    });
  });

  test.each([
    ['balance_to_bank', 9_999, 1_000_000, 'DPAY_AMOUNT_BELOW_MINIMUM'],
    ['balance_to_bank', 10_000, 13_330, 'ok'],
    ['balance_to_bank', 10_000, 13_329, 'DPAY_INSUFFICIENT_BALANCE'],
    ['balance_to_bank', 50_000, 1_000_000, 'ok'],
    ['balance_to_bank', 50_001, 1_000_000, 'DPAY_AMOUNT_ABOVE_MAXIMUM'],
    ['balance_to_balance', 0, 1_000_000, 'DPAY_AMOUNT_BELOW_MINIMUM'],
    ['balance_to_balance', 1, 1, 'ok'],
    ['balance_to_balance', 2, 1, 'DPAY_INSUFFICIENT_BALANCE'],
  ] as const)('%s of %d with a balance of %d: %s', (type, amount, available, code) => {
    const maximum = type === 'balance_to_bank' ? rp(50_000) : null;
    expect(codeOf(planFundTransfer(type, rp(amount), { available: rp(available), maximum }))).toBe(code);
  });
});

describe('allowed destinations', () => {
  const branch = (different: Partial<Standing> = {}): Standing => ({
    id: 'sub_1',
    status: 'live',
    bankTransfersEnabled: true,
    ...different,
  });
  const other = branch({ id: 'sub_2' });

  test.each([
    ['merchant to a branch', null, branch(), 'ok'],
    ['a branch to the merchant', branch(), null, 'ok'],
    ['a branch to another', branch(), other, 'ok'],
    ['the merchant to itself', null, null, 'DPAY_SAME_BALANCE'],
    ['a branch to itself', branch(), branch(), 'DPAY_SAME_BALANCE'],
    ['to one that is not live', null, branch({ status: 'created' }), 'DPAY_SUBACCOUNT_NOT_LIVE'],
    ['from one that is not live', branch({ status: 'created' }), null, 'DPAY_SUBACCOUNT_NOT_LIVE'],
    ['back from one whose bank transfers are off', branch({ bankTransfersEnabled: false }), null, 'ok'],
  ])('%s: %s', (_name, source, destination, code) => {
    expect(codeOf(decideRoute(source, destination))).toBe(code);
  });

  test.each([
    ['the merchant, without a whitelist', null, false, false, 'ok'],
    ['the merchant, to an account of the list', null, true, true, 'ok'],
    ['the merchant, to another account', null, true, false, 'DPAY_ACCOUNT_NOT_WHITELISTED'],
    ['a branch', branch(), false, false, 'ok'],
    ['a branch that may not', branch({ bankTransfersEnabled: false }), true, true, 'DPAY_BANK_TRANSFERS_OFF'],
    ['a branch that is not live', branch({ status: 'created' }), false, false, 'DPAY_SUBACCOUNT_NOT_LIVE'],
  ] as const)('to a bank from %s', (_name, source, whitelistIsOn, isWhitelisted, code) => {
    expect(codeOf(decideBankDestination(source, { whitelistIsOn, isWhitelisted }))).toBe(code);
  });
});

describe('the reviewer', () => {
  const asked = (status: (typeof FUND_TRANSFER_STATUSES)[number], type = FUND_TRANSFER_TYPES[0]) => ({
    status,
    type,
    makerId: 'usr_maker',
  });

  test('is someone other than the maker, to approve and to reject', () => {
    for (const verdict of ['approve', 'reject'] as const) {
      const own = decideReview(asked('need_approval'), { approverId: 'usr_maker', verdict });
      expect(codeOf(own)).toBe('DPAY_MAKER_IS_APPROVER');
      expect(decideReview(asked('need_approval'), { approverId: 'usr_other', verdict }).ok).toBe(true);
    }
  });

  test('starts processing a transfer to a bank, and completes one to a balance', () => {
    const approve = { approverId: 'usr_other', verdict: 'approve' } as const;
    expect(
      FUND_TRANSFER_TYPES.map((type) => decideReview({ ...asked('need_approval'), type }, approve)),
    ).toEqual([
      { ok: true, value: 'completed' },
      { ok: true, value: 'processing' },
    ]);
  });

  test.each(FUND_TRANSFER_STATUSES.filter((status) => status !== 'need_approval'))(
    'decides once: a %s transfer cannot be reviewed',
    (status) => {
      for (const type of FUND_TRANSFER_TYPES)
        for (const verdict of ['approve', 'reject'] as const)
          expect(codeOf(decideReview({ ...asked(status), type }, { approverId: 'usr_other', verdict }))).toBe(
            'DPAY_TRANSITION_NOT_ALLOWED',
          );
    },
  );
});

// spec 4.57
test.each(FUND_TRANSFER_STATUSES.flatMap((from) => FUND_TRANSFER_STATUSES.map((to) => [from, to] as const)))(
  'from %s to %s',
  (from, to) => {
    const allowed: Partial<Record<string, string[]>> = {
      need_approval: ['processing', 'completed', 'rejected'],
      processing: ['completed', 'failed'],
    };
    expect(fundTransferTransitions.canMove(from, to)).toBe(allowed[from]?.includes(to) ?? false);
  },
);

describe('a request of one kind', () => {
  test.each([
    [
      'balance_to_bank',
      { destination_subaccount_id: 'sub_1', bank_code: 'bca' },
      ['destination_subaccount_id'],
    ],
    ['balance_to_bank', { destination_subaccount_id: null, bank_code: 'bca' }, []],
    ['balance_to_balance', { bank_code: 'bca', account_name: 'A' }, ['bank_code', 'account_name']],
    ['balance_to_balance', { destination_subaccount_id: 'sub_1' }, []],
  ] as const)('%s with %j reports %j of the other kind', (type, body, fields) => {
    expect(fieldsOfOtherKind(type, body)).toEqual(fields);
  });
});
