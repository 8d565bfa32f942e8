import { describe, expect, it } from 'vitest';
import { problemsIn } from '../../../shared/forms/schema.ts';
import type { Bank } from '../../../shared/destination/types.ts';
import { bcaAccount, newAccount } from '../../../shared/testing/destinations.ts';
import { EMPTY_VALUES, planOf, type Values, withdrawalSchema } from './withdrawal-values.ts';

const bank = (changes: Partial<Bank>): Bank => ({
  code: 'bca',
  name: 'Bank Central Asia (BCA)',
  aliases: ['014'],
  type: 'conventional',
  account_length_min: 10,
  account_length_max: 10,
  split_limit: 1_000_000_000,
  minimum: 10_000,
  maximum: 9_999_999_999,
  active: true,
  ...changes,
});
const around = {
  banks: [bank({}), bank({ code: 'mandiri' })],
  accounts: [bcaAccount, newAccount],
  available: 2_500_000_000,
};
const filled: Values = {
  amount: '25.000.000',
  destination_account_id: bcaAccount.id,
  notes: '',
};
const codeOf = (changes: Partial<Values>, field: keyof Values) =>
  problemsIn(withdrawalSchema, { ...filled, ...changes }, around)[field]?.code;

describe('a completed form', () => {
  it('becomes the request and shows the resulting figures', () => {
    expect(planOf(filled, around)).toMatchObject({
      body: {
        amount: 25_000_000,
        destination_account_id: bcaAccount.id,
      },
      before: 2_500_000_000,
      after: 2_475_000_000,
      transfers: [25_000_000],
    });
  });

  it('lists each transfer that the bank’s limit requires', () => {
    expect(planOf({ ...filled, amount: '2.000.000.001' }, around)?.transfers).toEqual([
      1_000_000_000, 999_990_001, 10_000,
    ]);
  });

  it('goes to the last used account if none was chosen, and to no other if the chosen one was removed', () => {
    expect(planOf({ ...filled, destination_account_id: '' }, around)?.account).toEqual(bcaAccount);
    const removed = { ...filled, destination_account_id: 'dac_01KAJ800000000000000000009' };
    expect(planOf(removed, around)).toBeNull();
    expect(problemsIn(withdrawalSchema, removed, around)).toMatchObject({
      destination_account_id: { code: 'DPAY_REQUIRED' },
    });
  });

  it('has no plan without an account', () => {
    expect(planOf(filled, { ...around, accounts: [] })).toBeNull();
  });

  it('has no plan until the balance is known', () => {
    expect(planOf(filled, { ...around, available: undefined })).toBeNull();
  });
});

describe('validation errors by field', () => {
  it('reports invisible characters in notes', () => {
    expect(codeOf({ notes: 'Sewa \u200blunas' }, 'notes')).toBe('DPAY_FIELD_HIDDEN_CHARACTER');
    expect(planOf({ ...filled, notes: 'Sewa \u200blunas' }, around)).toBeNull();
  });

  it('reports every missing field', () => {
    expect(
      Object.keys(problemsIn(withdrawalSchema, EMPTY_VALUES, { ...around, accounts: [] })).sort(),
    ).toEqual(['amount', 'destination_account_id']);
  });

  it.each([
    ['9999', 'DPAY_AMOUNT_BELOW_MINIMUM'],
    ['10000', undefined],
    ['2500000000', undefined],
    ['2500000001', 'DPAY_INSUFFICIENT_BALANCE'],
    ['9999999999', 'DPAY_INSUFFICIENT_BALANCE'],
    ['10000000000', 'DPAY_AMOUNT_ABOVE_MAXIMUM'],
    ['1,5', 'DPAY_AMOUNT_INVALID'],
  ])('an amount of %s: %s', (amount, code) => {
    expect(codeOf({ amount }, 'amount')).toBe(code);
  });

  it.each([
    ['10000000', undefined],
    ['10000001', 'DPAY_DESTINATION_ACCOUNT_WAITING'],
  ])('an amount of %s to a new account: %s', (amount, code) => {
    expect(codeOf({ amount, destination_account_id: newAccount.id }, 'amount')).toBe(code);
  });
});
