import { type Permission, PERMISSIONS } from './permissions.ts';

export type Role = {
  readonly id: number;
  readonly name: string;
  readonly permissions: readonly Permission[];
  /** Shows customers' phone, e-mail and account numbers masked. */
  readonly masksPersonalData: boolean;
};

const VIEWER = [
  'home.view',
  'analytics.view',
  'order.view',
  'payment.view',
  'settlement.view',
  'promo.view',
  'payment_link.view',
  'invoice.view',
  'refund.view',
  'disbursement.view',
  'topup.view',
  'subaccount.view',
] as const satisfies readonly Permission[];

/**
 * The built-in roles. Product spec §6 names Admin with roleID 3, Viewer, Payment Link Maker, uploader and approver, without their
 * permissions; the matrix is ours (docs/decisions). Merchants can add their own roles.
 */
export const ROLES: readonly Role[] = [
  { id: 1, name: 'Owner', masksPersonalData: false, permissions: PERMISSIONS },
  {
    id: 2,
    name: 'Finance',
    masksPersonalData: false,
    permissions: [
      ...VIEWER,
      'export.view',
      'payment_link.create',
      'invoice.create',
      'refund.create',
      'refund.retrigger',
      'topup.create',
      'withdrawal.view',
      'withdrawal.create',
    ],
  },
  {
    id: 3,
    name: 'Admin',
    masksPersonalData: false,
    // Fund transfers stay with the owner and the approver.
    permissions: PERMISSIONS.filter((permission) => permission !== 'fundtransfer.approve'),
  },
  {
    id: 4,
    name: 'Uploader',
    masksPersonalData: false,
    permissions: [
      'home.view',
      'export.view',
      'refund.view',
      'refund.create',
      'refund.retrigger',
      'disbursement.view',
      'disbursement.create',
      'disbursement.retrigger',
      'topup.view',
    ],
  },
  {
    id: 5,
    name: 'Approver',
    masksPersonalData: false,
    permissions: [
      'home.view',
      'export.view',
      'refund.view',
      'refund.approve',
      'refund.reject',
      'disbursement.view',
      'disbursement.approve',
      'disbursement.reject',
      'topup.view',
      // An approver of transfers must see them, and both balances.
      'subaccount.view',
      'fundtransfer.approve',
    ],
  },
  {
    id: 6,
    name: 'Developer',
    masksPersonalData: false,
    permissions: ['home.view', 'order.view', 'payment.view', 'settings.view'],
  },
  // Reads only. In sandbox it may simulate, which requires only `payment.view` and moves no money (docs/decisions/0001).
  { id: 7, name: 'Viewer', masksPersonalData: true, permissions: VIEWER },
  {
    id: 8,
    name: 'Payment Link Maker',
    masksPersonalData: false,
    permissions: ['home.view', 'order.view', 'payment.view', 'payment_link.view', 'payment_link.create'],
  },
];

/** The role whose holders are the merchant's owners: at least one of them stays. */
export const OWNER_ROLE_ID = 1;

/** Product spec §6: an invitation without a role makes an Admin. */
export const DEFAULT_ROLE_ID = 3;
