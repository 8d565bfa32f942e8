import { describe, expect, it } from 'vitest';
import { ROLES } from '../access/index.ts';
import {
  decideAcceptance,
  decideHandOver,
  decideLeaving,
  decideUserAction,
  invitedRole,
  ownershipExpiry,
  ownershipStatusOf,
  USER_STATUSES,
  type UserAction,
  type UserStatus,
  userTransitions,
} from './index.ts';

const actor = (roleId: number, id = 'usr_actor') => ({
  id,
  roleId,
  permissions: ROLES.find((role) => role.id === roleId)?.permissions ?? [],
});
const user = (status: UserStatus, roleId = 7, id = 'usr_other') => ({ id, roleId, status });
const codeOf = (result: { ok: boolean; problem?: { code: string } }) => result.problem?.code ?? 'ok';
const [OWNER, ADMIN, FINANCE] = [1, 3, 2];
const NOT_NOW = 'DPAY_TRANSITION_NOT_ALLOWED';

describe('decideLeaving', () => {
  const LIVE = { activeOwners: 1, colleagues: 0, isSandboxOnly: false };
  it.each([
    ['a viewer', 7, LIVE, 'ok'],
    ['one of two owners', OWNER, { ...LIVE, activeOwners: 2, colleagues: 1 }, 'ok'],
    ['the last owner of a live merchant', OWNER, LIVE, 'DPAY_LAST_OWNER'],
    [
      'the last owner with colleagues',
      OWNER,
      { ...LIVE, colleagues: 1, isSandboxOnly: true },
      'DPAY_LAST_OWNER',
    ],
    ['the only person of a merchant that never went live', OWNER, { ...LIVE, isSandboxOnly: true }, 'ok'],
  ])('%s', (_, roleId, merchant, want) => {
    expect(codeOf(decideLeaving(user('active', roleId), merchant))).toBe(want);
  });
});

describe('decideUserAction', () => {
  it.each<[UserAction, Record<UserStatus, string>]>([
    ['edit', { invited: 'ok', active: 'ok', disabled: 'ok', removed: NOT_NOW }],
    ['resend', { invited: 'ok', active: NOT_NOW, disabled: NOT_NOW, removed: NOT_NOW }],
    ['deactivate', { invited: NOT_NOW, active: 'ok', disabled: NOT_NOW, removed: NOT_NOW }],
    ['reactivate', { invited: NOT_NOW, active: NOT_NOW, disabled: 'ok', removed: NOT_NOW }],
    ['remove', { invited: 'ok', active: 'ok', disabled: 'ok', removed: NOT_NOW }],
  ])('an admin may %s: %j', (action, want) => {
    const found = Object.fromEntries(
      USER_STATUSES.map((status) => [
        status,
        codeOf(decideUserAction(action, actor(ADMIN), user(status), 1)),
      ]),
    );

    expect(found).toEqual(want);
  });

  it.each<[string, number, { id: string; roleId: number; status: UserStatus }, number, string]>([
    ['without the permission', FINANCE, user('active'), 1, 'DPAY_FORBIDDEN'],
    ['themselves', ADMIN, user('active', ADMIN, 'usr_actor'), 1, 'DPAY_OWN_ACCOUNT'],
    ['an owner, as no owner', ADMIN, user('active', OWNER), 2, 'DPAY_OWNER_ONLY'],
    ['a deactivated owner, as no owner', ADMIN, user('disabled', OWNER), 2, 'DPAY_OWNER_ONLY'],
    ['another owner', OWNER, user('active', OWNER), 2, 'ok'],
    ['the last active owner', OWNER, user('active', OWNER), 1, 'DPAY_LAST_OWNER'],
    ['a deactivated owner beside the last active one', OWNER, user('disabled', OWNER), 1, 'ok'],
  ])('removing %s', (_, roleId, other, owners, want) => {
    expect(codeOf(decideUserAction('remove', actor(roleId), other, owners))).toBe(want);
  });

  it('an owner with a lost count is still not removed', () => {
    expect(codeOf(decideUserAction('deactivate', actor(OWNER), user('active', OWNER), 0))).toBe(
      'DPAY_LAST_OWNER',
    );
  });
});

it('a removed user may be invited again, and nothing else', () => {
  expect(userTransitions.next('removed')).toEqual(['invited']);
});

describe('invitedRole', () => {
  it.each([
    [{}, 'Admin'],
    [{ roleID: 2 }, 'Finance'],
    [{ role: 'viewer' }, 'Viewer'],
    [{ roleID: 3, role: 'Admin' }, 'Admin'],
    [{ roleID: 3, role: 'Viewer' }, 'DPAY_ROLE_UNKNOWN'],
    [{ roleID: 99 }, 'DPAY_ROLE_UNKNOWN'],
    [{ role: 'Boss' }, 'DPAY_ROLE_UNKNOWN'],
  ])('%j is %s', (given, want) => {
    const found = invitedRole(given, ROLES);

    expect(found.ok ? found.value.name : found.problem.code).toBe(want);
  });
});

describe('a hand-over', () => {
  it.each([
    ['an active admin', user('active', ADMIN), 'ok'],
    ['an invited person', user('invited', ADMIN), 'DPAY_OWNERSHIP_RECEIVER_INACTIVE'],
    ['a deactivated person', user('disabled', ADMIN), 'DPAY_OWNERSHIP_RECEIVER_INACTIVE'],
    ['another owner', user('active', OWNER), 'DPAY_OWNERSHIP_RECEIVER_OWNER'],
    ['the giver', user('active', OWNER, 'usr_actor'), 'DPAY_OWN_ACCOUNT'],
  ])('to %s', (_, receiver, want) => {
    expect(codeOf(decideHandOver({ id: 'usr_actor', roleId: OWNER }, receiver))).toBe(want);
  });

  it('is given by owners only', () => {
    expect(codeOf(decideHandOver({ id: 'usr_actor', roleId: ADMIN }, user('active')))).toBe(
      'DPAY_OWNER_ONLY',
    );
  });

  const madeAt = new Date('2026-11-20T03:00:00Z');
  const waiting = { status: 'waiting' as const, expiresAt: ownershipExpiry(madeAt).toISOString() };
  const lastMoment = new Date(Date.parse('2026-11-27T03:00:00Z') - 1);

  it.each([
    ['in the last moment', lastMoment, user('active', OWNER), 'ok'],
    ['seven days later', new Date('2026-11-27T03:00:00Z'), user('active', OWNER), 'DPAY_OWNERSHIP_ENDED'],
    ['from a giver who is no owner any more', madeAt, user('active', ADMIN), 'DPAY_OWNERSHIP_ENDED'],
    ['from a deactivated giver', madeAt, user('disabled', OWNER), 'DPAY_OWNERSHIP_ENDED'],
  ])('is accepted %s', (_, at, giver, want) => {
    expect(codeOf(decideAcceptance(waiting, giver, at))).toBe(want);
  });

  it('that ended stays ended, and one that waits too long has expired', () => {
    expect(ownershipStatusOf({ ...waiting, status: 'withdrawn' }, madeAt)).toBe('withdrawn');
    expect(ownershipStatusOf(waiting, new Date('2026-12-01T00:00:00Z'))).toBe('expired');
    expect(ownershipStatusOf(waiting, madeAt)).toBe('waiting');
  });
});
