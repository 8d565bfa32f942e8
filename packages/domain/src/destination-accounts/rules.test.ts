import { expect, test } from 'vitest';
import { rupiah } from '../kernel/index.ts';
import { ACCOUNT_USES, decideAnother, decideWaiting, DESTINATION_ACCOUNT_POLICY, limitOf } from './index.ts';

const ADDED = '2026-11-20T03:00:00.000Z';
const LAST = '2026-11-21T02:59:59.999Z';
const END = '2026-11-21T03:00:00.000Z';
const { mostWhileNew, mostAccounts } = DESTINATION_ACCOUNT_POLICY;
const decided = (amount: number, taken: number, now = ADDED, isFirst = false) => {
  const answer = decideWaiting(rupiah(amount), limitOf({ ownSince: ADDED, isFirst }, rupiah(taken), now));
  return answer.ok ? 'ok' : answer.problem.code;
};

test.each([
  ['the most to a new account', mostWhileNew, 0, ADDED, false, 'ok'],
  ['a rupiah more', mostWhileNew + 1, 0, ADDED, false, 'DPAY_DESTINATION_ACCOUNT_WAITING'],
  ['the rest of the most', 1, mostWhileNew - 1, ADDED, false, 'ok'],
  ['a rupiah more than the rest', 2, mostWhileNew - 1, ADDED, false, 'DPAY_DESTINATION_ACCOUNT_WAITING'],
  [
    'anything after the most was sent',
    10_000,
    mostWhileNew,
    ADDED,
    false,
    'DPAY_DESTINATION_ACCOUNT_WAITING',
  ],
  [
    'more in the last millisecond of its first day',
    mostWhileNew + 1,
    0,
    LAST,
    false,
    'DPAY_DESTINATION_ACCOUNT_WAITING',
  ],
  ['more after its first day', mostWhileNew + 1, mostWhileNew, END, false, 'ok'],
  ['more to the first account', mostWhileNew + 1, 0, ADDED, true, 'ok'],
])('%s (%d after %d): %s', (_, amount, taken, now, isFirst, code) => {
  expect(decided(amount, taken, now, isFirst)).toBe(code);
});

test('the refusal names what is left and its end', () => {
  const limit = limitOf({ ownSince: ADDED, isFirst: false }, rupiah(4_000_000), ADDED);
  expect(decideWaiting(rupiah(mostWhileNew), limit)).toMatchObject({
    problem: { params: { maximum: 6_000_000, until: END } },
  });
});

test.each(ACCOUNT_USES)('one more account for %s is possible up to the limit', (use) => {
  expect(decideAnother(use, mostAccounts[use] - 1).ok).toBe(true);
  expect(decideAnother(use, mostAccounts[use])).toMatchObject({
    problem: { code: 'DPAY_DESTINATION_ACCOUNT_LIMIT' },
  });
});
