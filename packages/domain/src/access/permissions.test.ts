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

  // spec 6.5
  it('reads every permission in both spellings', () => {
    for (const permission of PERMISSIONS) {
      expect(canonicalPermission(permission)).toBe(permission);
      expect(canonicalPermission(camel(permission))).toBe(permission);
    }
  });

  // Product spec §6.
  it.each([
    // spec 6.6
    ['home', 'view'],
    // spec 6.6
    ['analytics', 'view'],
    // spec 6.6
    ['order', 'view'],
    // spec 6.6
    ['payment', 'view'],
    // spec 6.6
    ['settlement', 'view'],
    // spec 6.6
    ['export', 'view'],
    // spec 6.6
    ['settings', 'view'],
    // spec 6.7
    ['user_management', 'view create'],
    // spec 6.8
    ['promo', 'view create'],
    // spec 6.8
    ['payment_link', 'view create'],
    // spec 6.9
    ['disbursement', 'view create approve reject retrigger'],
    // spec 6.10
    ['refund', 'view create approve reject retrigger'],
    // spec 6.11
    ['topup', 'view create'],
    // spec 6.11
    ['invoice', 'view create'],
    // spec 6.11
    ['withdrawal', 'view create'],
    // spec 6.12
    ['subaccount', 'view create'],
    // spec 6.12
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
