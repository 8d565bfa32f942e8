import { describe, expect, it } from 'vitest';
import { problemsIn } from '../../../shared/forms/schema.ts';
import type { Bank } from '../../../shared/destination/types.ts';
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
  banks: [bank({}), bank({ code: 'gopay', type: 'ewallet', split_limit: null, maximum: 20_000_000 })],
  available: 2_500_000_000,
};
const filled: Values = {
  amount: '25.000.000',
  bank_code: 'bca',
  account_number: '8422647002',
  account_name: ' PT Kopi Nusantara ',
  notes: '',
};
const codeOf = (changes: Partial<Values>, field: keyof Values) =>
  problemsIn(withdrawalSchema, { ...filled, ...changes }, around)[field]?.code;

describe('a completed form', () => {
  it('becomes the request and shows the resulting figures', () => {
    expect(planOf(filled, around)).toMatchObject({
      body: {
        amount: 25_000_000,
        bank_code: 'bca',
        account_number: '8422647002',
        account_name: 'PT Kopi Nusantara',
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

  it('reads a wallet’s number as a mobile number', () => {
    const wallet = { ...filled, bank_code: 'gopay', amount: '50000', account_number: '+62 812-3456-7890' };

    expect(planOf(wallet, around)?.body.account_number).toBe('081234567890');
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
    expect(Object.keys(problemsIn(withdrawalSchema, EMPTY_VALUES, around)).sort()).toEqual([
      'account_name',
      'account_number',
      'amount',
      'bank_code',
    ]);
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
    ['1234', 'DPAY_ACCOUNT_NUMBER_INVALID'],
    ['12345', undefined],
    ['84226470O2', 'DPAY_ACCOUNT_NUMBER_INVALID'],
  ])('an account number %s: %s', (account_number, code) => {
    expect(codeOf({ account_number }, 'account_number')).toBe(code);
  });

  it('treats a blank account name as missing', () => {
    expect(codeOf({ account_name: '   ' }, 'account_name')).toBe('DPAY_REQUIRED');
  });
});
