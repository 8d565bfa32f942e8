import { describe, expect, it } from 'vitest';
import { effectiveFlags } from '../access/index.ts';
import {
  decideViewName,
  decideViewQuery,
  mayChangeView,
  maySeeList,
  queryFor,
  SAVED_LISTS,
  type SavedListName,
  seesView,
} from './index.ts';

const codeOf = (result: ReturnType<typeof decideViewName> | ReturnType<typeof decideViewQuery>) =>
  result.ok ? result.value : result.problem.code;

it.each([
  ['Gagal minggu ini', 'Gagal minggu ini'],
  ['  QRIS  ', 'QRIS'],
  ['', 'DPAY_REQUIRED'],
  ['   ', 'DPAY_REQUIRED'],
  ['x'.repeat(40), 'x'.repeat(40)],
  ['x'.repeat(41), 'DPAY_FIELD_TOO_LONG'],
  ['Gagal\u202e', 'DPAY_FIELD_HIDDEN_CHARACTER'],
])('the name %j is %s', (written, want) => {
  expect(codeOf(decideViewName(written))).toBe(want);
});

describe('the query of a view', () => {
  it.each<[SavedListName, string, boolean]>([
    ['payments', '', true],
    ['payments', 'status=failed,rejected&from=2026-11-01&to=2026-11-30', true],
    ['payments', 'search=INV-1&limit=50&columns=id,amount&density=compact', true],
    ['payments', 'amount_min=10000&amount_max=50000&subaccount=sub_1', true],
    // The page of the moment is no part of it.
    ['payments', 'action=next&cursor=x', false],
    ['payments', 'row=11', false],
    ['payments', 'bank=bca', false],
    ['top-ups', 'bank=bca', true],
    ['payments', 'status=a&status=b', false],
    ['payments', 'status', false],
    ['payments', '=x', false],
    ['payments', 'constructor=x', false],
    ['payments', '//evil.example', false],
  ])('of %s, %j is accepted: %s', (list, query, want) => {
    expect(decideViewQuery(list, query).ok).toBe(want);
  });
});

const OWNER = 'usr_1';
const who = (userId: string, ...permissions: string[]) => ({
  userId,
  permissions,
  flags: effectiveFlags({}, 'live'),
  mode: 'live' as const,
});

it.each([
  [OWNER, false, [], true, true],
  [OWNER, true, [], true, true],
  ['usr_2', false, [], false, false],
  ['usr_2', true, [], true, false],
  ['usr_2', true, ['user_management.create'], true, true],
  ['usr_2', false, ['user_management.create'], false, false],
])('%s, shared %s, with %j: sees it %s and changes it %s', (userId, isShared, permissions, sees, changes) => {
  const view = { ownerId: OWNER, isShared };
  expect(seesView({ userId }, view)).toBe(sees);
  expect(mayChangeView(who(userId, ...permissions), view)).toBe(changes);
});

it.each([
  [OWNER, true, 'search=a&status=failed'],
  ['usr_2', false, 'search=a&status=failed'],
  ['usr_2', true, 'status=failed'],
])('%s, who sees masked data: %s, reads the query %s', (userId, masksPersonalData, want) => {
  const view = { ownerId: OWNER, query: 'search=a&status=failed' };
  expect(queryFor({ userId, masksPersonalData }, view)).toBe(want);
});

it('every list needs a permission, and none is open without it', () => {
  for (const list of Object.keys(SAVED_LISTS) as SavedListName[])
    expect(maySeeList(who(OWNER), list).ok, list).toBe(false);
});
