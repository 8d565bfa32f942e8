import { describe, expect, it } from 'vitest';
import {
  completePermissions,
  type Permission,
  PERMISSION_ACTIONS,
  PERMISSION_AREAS,
  PERMISSIONS,
  withoutPermission,
} from './index.ts';

describe('PERMISSION_AREAS', () => {
  it('has every permission once, under one of the five actions', () => {
    const all = PERMISSION_AREAS.flatMap(({ permissions }) => Object.entries(permissions));

    expect(all.map(([, permission]) => permission).toSorted()).toEqual(PERMISSIONS.toSorted());
    for (const [action] of all) expect(PERMISSION_ACTIONS).toContain(action);
  });
});

describe('completePermissions', () => {
  it.each<[readonly Permission[], readonly Permission[]]>([
    [[], []],
    [['refund.approve'], ['refund.view', 'refund.approve']],
    [['fundtransfer.approve'], ['subaccount.view', 'fundtransfer.approve']],
    [
      ['user_management.create', 'user_management.create'],
      ['user_management.view', 'user_management.create'],
    ],
    [
      ['topup.create', 'home.view'],
      ['home.view', 'topup.view', 'topup.create'],
    ],
  ])('%j becomes %j', (given, want) => expect(completePermissions(given)).toEqual(want));
});

describe('withoutPermission', () => {
  it.each<[readonly Permission[], Permission, readonly Permission[]]>([
    [['refund.view', 'refund.create', 'refund.approve'], 'refund.create', ['refund.view', 'refund.approve']],
    [['home.view', 'refund.view', 'refund.create'], 'refund.view', ['home.view']],
    [['subaccount.view', 'fundtransfer.approve'], 'subaccount.view', []],
  ])('%j without %s is %j', (given, taken, want) => expect(withoutPermission(given, taken)).toEqual(want));
});
