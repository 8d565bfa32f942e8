import { describe, expect, test } from 'vitest';
import { problemsIn } from '../../../shared/forms/schema.ts';
import { emptyValues, planOf, type Surroundings, transferSchema, type Values } from './transfer-values.ts';

const around = {
  banks: [{ code: 'bca', name: 'BCA', aliases: [], split_limit: 50_000, minimum: 10_000, maximum: 90_000 }],
  subaccounts: [
    { id: 'sub_1', available: 40_000, bank_transfers_enabled: true },
    { id: 'sub_2', available: 0, bank_transfers_enabled: false },
  ],
  merchantAvailable: 100_000,
} as unknown as Surroundings;
const values = (different: Partial<Values> = {}): Values => ({
  ...emptyValues('sub_1'),
  amount: '25.000',
  ...different,
});
const account = { bank_code: 'bca', account_number: '8422647002', account_name: 'PT KOPI' };
const toBank = (different: Partial<Values> = {}) =>
  values({ type: 'balance_to_bank', source_subaccount_id: 'sub_1', ...account, ...different });
const codes = (typed: Values) =>
  Object.entries(problemsIn(transferSchema, typed, around)).map(
    ([field, problem]) => `${field} ${problem.code}`,
  );

describe('a valid transfer request', () => {
  test("between balances is free, and omits the merchant's id", () => {
    expect(planOf(values(), around)).toMatchObject({
      body: { type: 'balance_to_balance', amount: 25_000, destination_subaccount_id: 'sub_1' },
      fee: 0,
      total: 25_000,
      before: 100_000,
    });
    const back = planOf(
      values({ source_subaccount_id: 'sub_1', destination_subaccount_id: 'merchant' }),
      around,
    );
    expect(back?.body).toEqual({ type: 'balance_to_balance', amount: 25_000, source_subaccount_id: 'sub_1' });
  });

  test('to a bank includes fee and VAT (PPN), and has no destination balance', () => {
    expect(planOf(toBank({ notes: ' Sewa ' }), around)).toMatchObject({
      body: { type: 'balance_to_bank', source_subaccount_id: 'sub_1', ...account, notes: 'Sewa' },
      total: 28_330,
    });
    expect(planOf(toBank(), around)?.body).not.toHaveProperty('destination_subaccount_id');
  });
});

test.each([
  [
    'nothing typed',
    values({ amount: '', destination_subaccount_id: '' }),
    ['destination_subaccount_id DPAY_REQUIRED', 'amount DPAY_REQUIRED'],
  ],
  [
    'to itself',
    values({ destination_subaccount_id: 'merchant' }),
    ['destination_subaccount_id DPAY_SAME_BALANCE'],
  ],
  ['a rupiah too much', values({ amount: '100.001' }), ['amount DPAY_INSUFFICIENT_BALANCE']],
  ['all there is', values({ amount: '100.000' }), []],
  ['notes that read backwards', values({ notes: '\u202ennual' }), ['notes DPAY_FIELD_HIDDEN_CHARACTER']],
  ['too little left for the fee', toBank({ amount: '36.671' }), ['amount DPAY_INSUFFICIENT_BALANCE']],
  ['just enough for the fee', toBank({ amount: '36.670' }), []],
  [
    'above one transfer of the bank',
    toBank({ source_subaccount_id: 'merchant', amount: '50.001' }),
    ['amount DPAY_AMOUNT_ABOVE_MAXIMUM'],
  ],
  [
    'from one that may not',
    toBank({ source_subaccount_id: 'sub_2', amount: '10000' }),
    ['source_subaccount_id DPAY_BANK_TRANSFERS_OFF', 'amount DPAY_INSUFFICIENT_BALANCE'],
  ],
])('%s', (_name, typed, want) => {
  expect(codes(typed).sort()).toEqual(want.toSorted());
  expect(planOf(typed, around) === null).toBe(want.length > 0);
});
