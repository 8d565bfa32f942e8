import { expect, test } from 'vitest';
import {
  accountIdProblem,
  decideMoneyIn,
  decideMoneyToBanks,
  initialStatus,
  subaccountNameProblem,
  subaccountTransitions,
} from './index.ts';

test.each([
  ['', 'DPAY_REQUIRED'],
  ['   ', 'DPAY_REQUIRED'],
  ['ab', 'DPAY_SUBACCOUNT_NAME_LENGTH'],
  ['abc', undefined],
  ['Cabang 12', undefined],
  ['Cabang Bandung ☕️', undefined],
  ['Cabang\nBandung', 'DPAY_FIELD_HIDDEN_CHARACTER'],
  ['Cabang \u202Egnudnab', 'DPAY_FIELD_HIDDEN_CHARACTER'],
  ['\u200B\u200B\u200B', 'DPAY_FIELD_HIDDEN_CHARACTER'],
  ['x'.repeat(128), undefined],
  ['x'.repeat(129), 'DPAY_SUBACCOUNT_NAME_LENGTH'],
])('a subaccount named %j: %s', (name, code) => {
  expect(subaccountNameProblem(name)?.code).toBe(code);
});

test.each([
  ['', undefined],
  ['CBG-BDG_1.a', undefined],
  ['a'.repeat(64), undefined],
  ['a'.repeat(65), 'DPAY_ACCOUNT_ID_INVALID'],
  ['CBG BDG', 'DPAY_ACCOUNT_ID_INVALID'],
  ['=1+1', 'DPAY_ACCOUNT_ID_INVALID'],
])('an account id %j: %s', (id, code) => {
  expect(accountIdProblem(id)?.code).toBe(code);
});

// spec 4.60
test('it is live at once in sandbox, and after activation in live mode; it never goes back', () => {
  expect([initialStatus('sandbox'), initialStatus('live')]).toEqual(['live', 'created']);
  expect(subaccountTransitions.move('created', 'live').ok).toBe(true);
  expect(subaccountTransitions.move('live', 'created').ok).toBe(false);
});

test.each([
  ['the merchant itself', null, undefined, undefined],
  ['a live one', { status: 'live', bankTransfersEnabled: true }, undefined, undefined],
  [
    'a live one kept from banks',
    { status: 'live', bankTransfersEnabled: false },
    undefined,
    'DPAY_BANK_TRANSFERS_OFF',
  ],
  [
    'one that nobody switched on',
    { status: 'created', bankTransfersEnabled: false },
    'DPAY_SUBACCOUNT_NOT_LIVE',
    'DPAY_SUBACCOUNT_NOT_LIVE',
  ],
] as const)('%s receives money and pays banks, unless: %o, %s, %s', (_, standing, into, toBanks) => {
  const one = standing && { id: 'sub_1', ...standing };
  const codeOf = (decided: ReturnType<typeof decideMoneyToBanks>) =>
    decided.ok ? undefined : decided.problem.code;

  expect([codeOf(decideMoneyIn(one)), codeOf(decideMoneyToBanks(one))]).toEqual([into, toBanks]);
});
