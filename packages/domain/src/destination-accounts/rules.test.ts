import { expect, test } from 'vitest';
import { rupiah } from '../kernel/index.ts';
import { decideAnother, decideWaiting, DESTINATION_ACCOUNT_POLICY, waitsUntil } from './index.ts';

const ADDED = '2026-11-20T03:00:00.000Z';
const LAST = '2026-11-21T02:59:59.999Z';
const END = '2026-11-21T03:00:00.000Z';
const account = (isFirst = false) => ({ createdAt: ADDED, isFirst });
const { mostWhileNew, mostAccounts } = DESTINATION_ACCOUNT_POLICY;

test.each([
  ['when it is added', ADDED, false, END],
  ['in the last millisecond of its first day', LAST, false, END],
  ['after its first day', END, false, null],
  ['the first account when it is added', ADDED, true, null],
])('%s (%s) an account waits accordingly', (_, now, isFirst, until) => {
  expect(waitsUntil(account(isFirst), now)?.toISOString() ?? null).toBe(until);
});

test.each([
  ['the most to a new account', mostWhileNew, END, 'ok'],
  ['a rupiah more to a new account', mostWhileNew + 1, END, 'DPAY_DESTINATION_ACCOUNT_WAITING'],
  ['a rupiah more to another account', mostWhileNew + 1, null, 'ok'],
])('%s (%d): %s', (_, amount, until, code) => {
  const decided = decideWaiting(rupiah(amount), until);
  expect(decided.ok ? 'ok' : decided.problem.code).toBe(code);
});

test('the refusal names the limit and its end', () => {
  expect(decideWaiting(rupiah(mostWhileNew + 1), END)).toMatchObject({
    problem: { params: { maximum: mostWhileNew, until: END } },
  });
});

test('one more account is possible up to the limit', () => {
  expect(decideAnother(mostAccounts - 1).ok).toBe(true);
  expect(decideAnother(mostAccounts)).toMatchObject({ problem: { code: 'DPAY_DESTINATION_ACCOUNT_LIMIT' } });
});
