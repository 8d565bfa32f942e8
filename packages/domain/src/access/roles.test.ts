import { describe, expect, it } from 'vitest';
import { DEFAULT_ROLE_ID, type Permission, PERMISSIONS, ROLES } from './index.ts';

const NAMES = [
  'Owner',
  'Admin',
  'Finance',
  'Uploader',
  'Approver',
  'Developer',
  'Payment Link Maker',
  'Viewer',
];

/** The decided matrix, one column for each name above; ✓ granted, – not granted. */
const MATRIX: readonly (readonly [string, string])[] = [
  ['home.view', '✓✓✓✓✓✓✓✓'],
  ['analytics.view', '✓✓✓––––✓'],
  ['order.view payment.view', '✓✓✓––✓✓✓'],
  ['settlement.view', '✓✓✓––––✓'],
  ['export.view', '✓✓✓✓✓–––'],
  ['settings.view', '✓✓–––✓––'],
  ['user_management.view user_management.create', '✓✓––––––'],
  ['promo.view', '✓✓✓––––✓'],
  ['promo.create', '✓✓––––––'],
  ['payment_link.view', '✓✓✓–––✓✓'],
  ['payment_link.create', '✓✓✓–––✓–'],
  ['invoice.view', '✓✓✓––––✓'],
  ['invoice.create', '✓✓✓–––––'],
  ['refund.view', '✓✓✓✓✓––✓'],
  ['refund.create refund.retrigger', '✓✓✓✓––––'],
  ['refund.approve refund.reject', '✓✓––✓–––'],
  ['disbursement.view', '✓✓✓✓✓––✓'],
  ['disbursement.create disbursement.retrigger', '✓✓–✓––––'],
  ['disbursement.approve disbursement.reject', '✓✓––✓–––'],
  ['topup.view', '✓✓✓✓✓––✓'],
  ['topup.create', '✓✓✓–––––'],
  ['withdrawal.view withdrawal.create', '✓✓✓–––––'],
  ['subaccount.view', '✓✓✓–✓––✓'],
  ['subaccount.create', '✓✓––––––'],
  ['fundtransfer.approve', '✓–––✓–––'],
];

const role = (name: string) => ROLES.find((candidate) => candidate.name === name);

describe('ROLES', () => {
  // spec 6.13, 6.17, 6.18
  it.each(MATRIX)('%s: %s', (permissions, row) => {
    for (const permission of permissions.split(' ') as Permission[]) {
      const holders = NAMES.map((name) => (role(name)?.permissions.includes(permission) ? '✓' : '–')).join(
        '',
      );
      expect(`${permission} ${holders}`).toBe(`${permission} ${row}`);
    }
  });

  it('the matrix lists every permission once', () => {
    const spoken = MATRIX.flatMap(([permissions]) => permissions.split(' '));

    expect(spoken.toSorted()).toEqual(PERMISSIONS.toSorted());
  });

  it('each role has a unique id and lists no permission twice', () => {
    expect(new Set(ROLES.map(({ id }) => id)).size).toBe(ROLES.length);
    for (const { permissions } of ROLES) expect(new Set(permissions).size).toBe(permissions.length);
  });

  // spec 6.17
  it('only the Viewer sees personal data masked, and no role but the owner holds everything', () => {
    expect(ROLES.filter(({ masksPersonalData }) => masksPersonalData).map(({ name }) => name)).toEqual([
      'Viewer',
    ]);
    expect(ROLES.filter(({ permissions }) => permissions.length === PERMISSIONS.length)).toEqual([
      role('Owner'),
    ]);
  });

  // spec 6.22
  it('an invitation without a role makes an Admin, roleID 3', () => {
    expect(role('Admin')?.id).toBe(DEFAULT_ROLE_ID);
    expect(DEFAULT_ROLE_ID).toBe(3);
  });
});
