import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalPermission, PERMISSIONS } from './index.ts';

const camel = (text: string) => text.replace(/[._](\w)/g, (_, letter: string) => letter.toUpperCase());

describe('canonicalPermission', () => {
  it.each([
    ['user_management.view', 'user_management.view'],
    ['userManagement.view', 'user_management.view'],
    ['userManagementView', 'user_management.view'],
    ['usermanagement.view', 'user_management.view'],
    ['UserManagementCreate', 'user_management.create'],
    ['paymentLink.create', 'payment_link.create'],
    ['paymentlinkCreate', 'payment_link.create'],
    ['payment-link.create', 'payment_link.create'],
    ['disbursementApprove', 'disbursement.approve'],
    ['fundtransfer.approve', 'fundtransfer.approve'],
    ['fundTransfer.approve', 'fundtransfer.approve'],
    ['topUpView', 'topup.view'],
    ['homeView', 'home.view'],
  ])('reads %s as %s', (text, want) => {
    expect(canonicalPermission(text)).toBe(want);
  });

  it('reads every permission in both spellings', () => {
    for (const permission of PERMISSIONS) {
      expect(canonicalPermission(permission)).toBe(permission);
      expect(canonicalPermission(camel(permission))).toBe(permission);
    }
  });

  // Product spec §6.
  it.each([
    ['home', 'view'],
    ['analytics', 'view'],
    ['order', 'view'],
    ['payment', 'view'],
    ['settlement', 'view'],
    ['export', 'view'],
    ['settings', 'view'],
    ['user_management', 'view create'],
    ['promo', 'view create'],
    ['payment_link', 'view create'],
    ['disbursement', 'view create approve reject retrigger'],
    ['refund', 'view create approve reject retrigger'],
    ['topup', 'view create'],
    ['invoice', 'view create'],
    ['withdrawal', 'view create'],
    ['subaccount', 'view create'],
    ['fundtransfer', 'approve'],
  ])('of %s there are: %s', (area, actions) => {
    const keys = PERMISSIONS.filter((permission) => permission.startsWith(`${area}.`));
    const wanted = actions.split(' ').map((action) => `${area}.${action}`);

    expect(keys).toEqual(expect.arrayContaining(wanted));
  });

  it.each(['', '.', 'order', 'order.delete', 'view.order', 'constructor', '__proto__', 'order.viewer'])(
    'does not recognise %j',
    (text) => {
      expect(canonicalPermission(text)).toBeUndefined();
    },
  );

  it('returns a known permission or nothing, for any input', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect([...PERMISSIONS, undefined]).toContain(canonicalPermission(text));
      }),
    );
  });
});
