import { expect, it } from 'vitest';
import type { Failure } from '../../../shared/api/failure.ts';
import { refusalOf } from './refusal.ts';

const problem = (code: string, ...fields: { field: string; code: string }[]): Failure => ({
  kind: 'problem',
  code,
  fields,
  requestId: 'req_1',
});

it.each([
  ['DPAY_BANK_ACCOUNT_NOT_FOUND', { at: 'fields', codes: { account_number: 'DPAY_BANK_ACCOUNT_NOT_FOUND' } }],
  ['DPAY_BANK_UNREACHABLE', { at: 'form', code: 'DPAY_BANK_UNREACHABLE' }],
  ['DPAY_REFUND_CLAIM_UNAVAILABLE', { at: 'form', code: 'DPAY_REFUND_CLAIM_UNAVAILABLE' }],
  ['DPAY_REFUND_LINK_USED', { at: 'link' }],
  ['DPAY_REFUND_LINK_EXPIRED', { at: 'link' }],
  // A code of a newer server has no words here.
  ['DPAY_SOMETHING_NEW', { at: 'connection', obstacle: { kind: 'down', requestId: 'req_1' } }],
])('%s is shown %j', (code, want) => {
  expect(refusalOf(problem(code))).toEqual(want);
});

it('shows refused fields beside them, and ignores fields that the form has not', () => {
  const refused = problem(
    'DPAY_INVALID_REQUEST',
    { field: 'account_number', code: 'DPAY_ACCOUNT_NUMBER_INVALID' },
    { field: 'other', code: 'DPAY_FIELD_INVALID' },
  );

  expect(refusalOf(refused)).toEqual({
    at: 'fields',
    codes: { account_number: 'DPAY_ACCOUNT_NUMBER_INVALID' },
  });
});

it('keeps the time until which a limited caller waits', () => {
  const failure = { kind: 'limited', until: 5 } as const;

  expect(refusalOf(failure)).toEqual({ at: 'connection', obstacle: failure });
});
