import type { RefundBank } from '@dasbor/sdk';
import { expect, it } from 'vitest';
import { wrongIn } from './account-values.ts';

const BANKS: readonly RefundBank[] = [
  { code: 'bca', name: 'BCA', type: 'bank' },
  { code: 'gopay', name: 'GoPay', type: 'ewallet' },
];

it.each([
  ['bca', '8422647002', {}],
  ['gopay', '+6281234567890', {}],
  ['', '', { bank_code: 'REQUIRED', account_number: 'REQUIRED' }],
  ['', '8422647002', { bank_code: 'REQUIRED' }],
  // A draft may name a bank that is no longer offered.
  ['bni', '8422647002', { bank_code: 'REQUIRED' }],
  ['bca', '1234', { account_number: 'DPAY_ACCOUNT_NUMBER_INVALID' }],
  ['bca', '84226O7002', { account_number: 'DPAY_ACCOUNT_NUMBER_INVALID' }],
  ['gopay', '8422647', { account_number: 'DPAY_ACCOUNT_NUMBER_INVALID' }],
])('%j with the number %j: %j', (bank_code, account_number, want) => {
  expect(wrongIn({ bank_code, account_number }, BANKS)).toEqual(want);
});
