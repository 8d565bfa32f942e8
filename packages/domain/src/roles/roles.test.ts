import { describe, expect, it } from 'vitest';
import { type Permission, PERMISSIONS, ROLES } from '../access/index.ts';
import {
  decideGrant,
  decideOneMoreRole,
  decideRoleChange,
  decideRoleEdit,
  decideRoleRemoval,
  MOST_OWN_ROLES,
  readPermissions,
  roleDifferences,
  roleNameProblem,
  rolePermissionsProblem,
  type RoleTerms,
} from './index.ts';

const role = (name: string) => {
  const found = ROLES.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
};
const granter = (name: string) => ({ ...role(name), roleId: role(name).id });
const codeOf = (result: { ok: boolean; problem?: { code: string } }) => result.problem?.code ?? 'ok';

describe('decideGrant', () => {
  it.each([
    ['Owner', ROLES.map(({ name }) => name)],
    // Only these two and the owner have all of their permissions; the approver approves fund transfers, which an admin may not.
    ['Admin', ['Finance', 'Admin', 'Uploader', 'Developer', 'Viewer', 'Payment Link Maker']],
    ['Finance', ['Finance', 'Viewer', 'Payment Link Maker']],
    ['Viewer', ['Viewer']],
  ])('%s may grant %j', (name, want) => {
    const may = ROLES.filter((one) => decideGrant(granter(name), one).ok).map((one) => one.name);

    expect(may).toEqual(want);
  });

  it('names the permission that the granter does not have', () => {
    expect(decideGrant(granter('Admin'), role('Approver'))).toMatchObject({
      problem: { code: 'DPAY_ROLE_ABOVE_OWN', params: { permission: 'fundtransfer.approve' } },
    });
  });

  it('with every permission, somebody who is no owner still makes no owner', () => {
    const almighty = { roleId: 100, permissions: PERMISSIONS, masksPersonalData: false };

    expect(codeOf(decideGrant(almighty, role('Owner')))).toBe('DPAY_OWNER_ONLY');
    expect(codeOf(decideGrant(almighty, { permissions: PERMISSIONS, masksPersonalData: false }))).toBe('ok');
  });

  it('a person who sees personal data masked gives nobody the sight of it', () => {
    const viewer = granter('Viewer');

    expect(codeOf(decideGrant(viewer, { permissions: ['home.view'], masksPersonalData: false }))).toBe(
      'DPAY_ROLE_UNMASKS',
    );
  });
});

describe('a role', () => {
  it.each([
    ['Kasir', undefined],
    [' K2 ', undefined],
    ['', 'DPAY_REQUIRED'],
    ['K', 'DPAY_ROLE_NAME_LENGTH'],
    ['K'.repeat(40), undefined],
    ['K'.repeat(41), 'DPAY_ROLE_NAME_LENGTH'],
    ['Kasir\u200b', 'DPAY_FIELD_HIDDEN_CHARACTER'],
  ])('may be named %j: %s', (name, want) => expect(roleNameProblem(name)?.code).toBe(want));

  it.each([
    [['userManagement.view', 'user_management.view'], undefined],
    [['order.delete'], 'DPAY_PERMISSION_UNKNOWN'],
    [[], 'DPAY_ROLE_WITHOUT_PERMISSION'],
  ])('may have %j: %s', (permissions, want) => expect(rolePermissionsProblem(permissions)?.code).toBe(want));

  it('is read in both spellings and completed', () => {
    expect(readPermissions(['userManagement.create', 'refund.approve'])).toEqual([
      'user_management.view',
      'user_management.create',
      'refund.view',
      'refund.approve',
    ]);
  });

  it.each([
    [1, 'DPAY_ROLE_BUILT_IN'],
    [8, 'DPAY_ROLE_BUILT_IN'],
    [100, 'DPAY_OWN_ROLE'],
    [101, 'ok'],
  ])('%i is edited by a holder of role 100: %s', (id, want) => {
    expect(codeOf(decideRoleEdit({ roleId: 100 }, { id }))).toBe(want);
  });

  it.each([
    [101, 0, 'ok'],
    [101, 1, 'DPAY_ROLE_IN_USE'],
    [3, 0, 'DPAY_ROLE_BUILT_IN'],
  ])('%i with %i holders is removed: %s', (id, holders, want) => {
    expect(codeOf(decideRoleRemoval({ roleId: 1 }, { id, holders }))).toBe(want);
  });

  it('has a limited number of siblings', () => {
    expect(decideOneMoreRole(MOST_OWN_ROLES - 1).ok).toBe(true);
    expect(codeOf(decideOneMoreRole(MOST_OWN_ROLES))).toBe('DPAY_ROLE_LIMIT');
  });
});

describe('a change of a role', () => {
  const terms = (permissions: Permission[], masksPersonalData = false): RoleTerms => ({
    name: 'Kasir',
    permissions,
    masksPersonalData,
  });

  it.each([
    ['adds what the editor has', terms([]), terms(['order.view']), 'ok'],
    ['adds what the editor lacks', terms([]), terms(['fundtransfer.approve']), 'DPAY_ROLE_ABOVE_OWN'],
    [
      'keeps what the editor lacks',
      terms(['fundtransfer.approve']),
      terms(['fundtransfer.approve', 'order.view']),
      'ok',
    ],
    ['removes what the editor lacks', terms(['fundtransfer.approve']), terms([]), 'ok'],
  ])('%s', (_, before, after, want) => {
    expect(codeOf(decideRoleChange(granter('Admin'), before, after))).toBe(want);
  });

  it.each([
    [true, false, 'DPAY_ROLE_UNMASKS'],
    [false, false, 'ok'],
    [false, true, 'ok'],
  ])('by a person with masked data, from masked %s to %s: %s', (before, after, want) => {
    expect(codeOf(decideRoleChange(granter('Viewer'), terms([], before), terms([], after)))).toBe(want);
  });

  it('is told in words that a person can compare with their own', () => {
    const before = terms(['order.view', 'refund.view']);
    const after = { ...terms(['order.view', 'payment.view'], true), name: 'Kasir pagi' };

    expect(roleDifferences(before, after)).toEqual([
      { field: 'name', code: 'DPAY_ROLE_RENAMED', params: { name: 'Kasir pagi' } },
      { field: 'permissions', code: 'DPAY_ROLE_PERMISSION_ADDED', params: { permission: 'payment.view' } },
      { field: 'permissions', code: 'DPAY_ROLE_PERMISSION_REMOVED', params: { permission: 'refund.view' } },
      { field: 'masksPersonalData', code: 'DPAY_ROLE_MASKING_ON' },
    ]);
    expect(roleDifferences(before, before)).toEqual([]);
  });
});
