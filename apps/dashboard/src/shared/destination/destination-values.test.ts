import { object } from 'yup';
import { describe, expect, it } from 'vitest';
import { problemsIn } from '../forms/schema.ts';
import { bankOf } from '../testing/banks.ts';
import { destinationOf, destinationRules, type DestinationValues } from './destination-values.ts';

const around = {
  banks: [
    bankOf('bca', 'Bank Central Asia (BCA)', { account_length_min: 10, account_length_max: 10 }),
    bankOf('gopay', 'GoPay', { type: 'ewallet' }),
  ],
};
const filled: DestinationValues = {
  bank_code: 'bca',
  account_number: '8422647002',
  account_name: ' PT Kopi Nusantara ',
};
const schema = object(destinationRules());
const codeOf = (changes: Partial<DestinationValues>, field: keyof DestinationValues) =>
  problemsIn(schema, { ...filled, ...changes }, around)[field]?.code;

it('becomes the account to send', () => {
  expect(destinationOf(filled, around)?.account).toEqual({
    bank_code: 'bca',
    account_number: '8422647002',
    account_name: 'PT Kopi Nusantara',
  });
});

it('reads a number typed in groups', () => {
  expect(destinationOf({ ...filled, account_number: '842-264-7002' }, around)?.account.account_number).toBe(
    '8422647002',
  );
});

it('reads a wallet’s number as a mobile number', () => {
  const wallet = { ...filled, bank_code: 'gopay', account_number: '+62 812-3456-7890' };
  expect(destinationOf(wallet, around)?.account.account_number).toBe('081234567890');
});

describe('validation errors', () => {
  it.each([
    ['bank_code', '', 'DPAY_REQUIRED'],
    ['account_number', '1234', 'DPAY_ACCOUNT_NUMBER_INVALID'],
    ['account_number', '12345', undefined],
    ['account_number', '842 264 7002', undefined],
    ['account_number', '842-264 7002', 'DPAY_ACCOUNT_NUMBER_INVALID'],
    ['account_number', '84226470O2', 'DPAY_ACCOUNT_NUMBER_INVALID'],
    ['account_name', '   ', 'DPAY_REQUIRED'],
  ] as const)('%s %j: %s', (field, text, code) => {
    expect(codeOf({ [field]: text }, field)).toBe(code);
  });
});
