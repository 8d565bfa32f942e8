/** Product spec §6. We use the dotted spelling everywhere and also accept camel case as input. */
export const PERMISSIONS = [
  'home.view',
  'analytics.view',
  'order.view',
  'payment.view',
  'settlement.view',
  'export.view',
  'settings.view',
  'user_management.view',
  'user_management.create',
  'promo.view',
  'promo.create',
  'payment_link.view',
  'payment_link.create',
  'invoice.view',
  'invoice.create',
  'refund.view',
  'refund.create',
  'refund.approve',
  'refund.reject',
  'refund.retrigger',
  'disbursement.view',
  'disbursement.create',
  'disbursement.approve',
  'disbursement.reject',
  'disbursement.retrigger',
  'topup.view',
  'topup.create',
  'withdrawal.view',
  'withdrawal.create',
  'subaccount.view',
  'subaccount.create',
  'fundtransfer.approve',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

/** `userManagement.view`, `userManagementView`, `user-management view` → `user_management.view`; unknown → undefined. */
export const canonicalPermission = (text: string): Permission | undefined => bySkeleton.get(skeleton(text));

/** Spellings differ only in characters other than letters and digits. */
export const skeleton = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

const bySkeleton: ReadonlyMap<string, Permission> = /* @__PURE__ */ new Map(
  PERMISSIONS.map((permission) => [skeleton(permission), permission]),
);
