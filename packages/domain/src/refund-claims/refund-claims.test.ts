import { describe, expect, test } from 'vitest';
import { REFUND_STATUSES } from '../refunds/index.ts';
import {
  decideClaim,
  modeOfRefundToken,
  offeredBanks,
  readClaimDestination,
  REFUND_CLAIM_STATES,
  REFUND_LINK_LIVES_MS,
  REFUND_LINK_STATES,
  refundClaimState,
  refundLink,
  refundToken,
  whatsAppUrl,
} from './index.ts';

const RANDOM = 'AAAAAAAAAAAAAAAAAAAAAA';
const codeOf = (result: { ok: true } | { ok: false; problem: { code: string } }) =>
  result.ok ? 'ok' : result.problem.code;

describe('a token', () => {
  test.each(['live', 'sandbox'] as const)('of %s names its mode', (mode) => {
    expect(modeOfRefundToken(refundToken(mode, RANDOM))).toBe(mode);
  });

  test.each(['', RANDOM, `x${RANDOM}`, `l${RANDOM}A`, `l${RANDOM.slice(1)}`, `l${RANDOM.slice(1)}/`])(
    '%j is of no link',
    (token) => {
      expect(modeOfRefundToken(token)).toBeUndefined();
    },
  );

  test.each([
    ['6281234567890', 'https://wa.me/6281234567890?text=Rp%2010%20%26%20%23'],
    [null, 'https://wa.me/?text=Rp%2010%20%26%20%23'],
  ])('is sent by WhatsApp to %s', (phone, url) => {
    expect(whatsAppUrl(phone, 'Rp 10 & #')).toBe(url);
  });

  test('follows the # of the address', () => {
    expect(refundLink('https://bayar.example', 'lA')).toBe('https://bayar.example/#/refunds/lA');
  });
});

describe('the state of a link', () => {
  const MADE_AT = Date.parse('2026-11-20T03:00:00.000Z');
  const expiresAt = new Date(MADE_AT + REFUND_LINK_LIVES_MS);
  const after = (ms: number) => new Date(MADE_AT + ms);

  test.each([
    ['just made', 0, 'open'],
    ['in its last millisecond', REFUND_LINK_LIVES_MS - 1, 'open'],
    ['three days old', REFUND_LINK_LIVES_MS, 'expired'],
  ] as const)('that is %s', (_, ms, want) => {
    expect(refundClaimState({ state: 'open', expiresAt }, 'approved', after(ms))).toBe(want);
  });

  test.each(REFUND_LINK_STATES.flatMap((state) => REFUND_STATUSES.map((status) => [state, status] as const)))(
    '%s of a %s refund, whatever the time',
    (state, status) => {
      if (state === 'open') return;
      const want =
        state !== 'used'
          ? state
          : ({ done: 'paid', disbursement_failed: 'failed' }[status as string] ?? 'used');
      for (const ms of [0, REFUND_LINK_LIVES_MS])
        expect(refundClaimState({ state, expiresAt }, status, after(ms))).toBe(want);
    },
  );
});

describe('a claim', () => {
  const open = { suspended: false, refundsAreOn: true };

  test.each([
    ['open', 'ok'],
    ['used', 'DPAY_REFUND_LINK_USED'],
    ['paid', 'DPAY_REFUND_LINK_USED'],
    ['failed', 'DPAY_REFUND_LINK_USED'],
    ['expired', 'DPAY_REFUND_LINK_EXPIRED'],
    ['replaced', 'DPAY_REFUND_LINK_REPLACED'],
    ['cancelled', 'DPAY_REFUND_LINK_CANCELLED'],
  ] as const)('of a link that is %s: %s', (state, code) => {
    expect(codeOf(decideClaim(state, open))).toBe(code);
  });

  test.each([{ suspended: true }, { refundsAreOn: false }])('of a merchant with %j waits', (merchant) => {
    expect(codeOf(decideClaim('open', { ...open, ...merchant }))).toBe('DPAY_REFUND_CLAIM_UNAVAILABLE');
  });

  test('is decided for every state', () => {
    for (const state of REFUND_CLAIM_STATES.filter((one) => one !== 'open'))
      expect(codeOf(decideClaim(state, open))).toMatch(/^DPAY_REFUND_LINK_/);
  });
});

describe('the account', () => {
  const bank = {
    code: 'bca',
    name: 'BCA',
    aliases: ['014'],
    type: 'conventional',
    active: true,
    minimum: 10_000,
    maximum: 9_999_999_999,
    split_limit: 1_000_000_000,
  };
  const wallet = { ...bank, code: 'gopay', name: 'GoPay', aliases: [], type: 'ewallet', maximum: 20_000_000 };
  const banks = [
    bank,
    { ...wallet, split_limit: null },
    { ...bank, code: 'old', aliases: [], active: false },
  ];
  const read = (bank_code: string, account_number: string, amount = 100_000) => {
    const { bank_code: code, account_number: number } = readClaimDestination(
      banks,
      { bank_code, account_number },
      amount,
    );
    return [codeOf(code), codeOf(number)];
  };

  test.each([
    [9_999, []],
    [10_000, ['bca', 'gopay']],
    [20_000_000, ['bca', 'gopay']],
    [20_000_001, ['bca']],
    [1_000_000_000, ['bca']],
    [1_000_000_001, []],
  ])('of Rp %d can be at %j', (amount, want) => {
    expect(offeredBanks(banks, amount).map(({ code }) => code)).toEqual(want);
  });

  test.each([
    ['bca', '8422647002', 'ok', 'ok'],
    ['014', '8422647002', 'ok', 'ok'],
    ['bca', '842-264-7002', 'ok', 'ok'],
    ['bca', '842.264', 'ok', 'DPAY_ACCOUNT_NUMBER_INVALID'],
    ['gopay', '+62 812 3456 7890', 'ok', 'ok'],
    ['gopay', '1422647002', 'ok', 'DPAY_ACCOUNT_NUMBER_INVALID'],
    ['old', '8422647002', 'DPAY_BANK_UNKNOWN', 'ok'],
    ['nobank', '8422647002', 'DPAY_BANK_UNKNOWN', 'ok'],
  ])('%s %s: bank %s, number %s', (code, number, ofBank, ofNumber) => {
    expect(read(code, number)).toEqual([ofBank, ofNumber]);
  });

  test('at a bank that cannot take the amount in one transfer is refused', () => {
    expect(read('gopay', '081234567890', 20_000_001)).toEqual(['DPAY_REFUND_BANK_NOT_OFFERED', 'ok']);
  });
});
