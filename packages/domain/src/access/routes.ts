import type { Requirement } from './may.ts';

/** Product spec §2, open to everybody. A trailing part (`/login/{page}`) belongs to its route. */
export const PUBLIC_ROUTES = [
  '/login',
  '/verify',
  '/signup',
  '/forgot_password',
  '/create_password',
  '/reset_password',
  '/email_not_verified',
  '/pages/404',
  '/pages/500',
] as const;

/**
 * What a page asks of a signed-in person. A row speaks for its path and all below it, and the last row that fits is
 * heard; `:id` is any one part. A page without a row asks for nothing but a session.
 */
export const ROUTE_REQUIREMENTS: readonly (readonly [pattern: string, needs: Requirement])[] = [
  ['/home', { permission: 'home.view' }],
  ['/homeold', { permission: 'home.view' }],
  ['/transactions', { permission: 'payment.view' }],
  ['/orders', { permission: 'order.view' }],
  ['/payments', { permission: 'payment.view' }],
  ['/exports', { permission: 'export.view' }],
  ['/settings', { permission: 'settings.view' }],
  ['/settings/balance', { permission: 'settings.view', feature: 'balance' }],
  ['/instapay', { permission: 'payment_link.view' }],
  ['/payment_links', { permission: 'payment_link.view' }],
  ['/payment_links/create', { permission: 'payment_link.create' }],
  ['/customers', { permission: 'order.view' }],
  ['/settlements', { permission: 'settlement.view' }],
  ['/promos', { permission: 'promo.view' }],
  ['/promos/new', { permission: 'promo.create' }],
  ['/promos/:id/edit', { permission: 'promo.create' }],
  ['/analytics', { permission: 'analytics.view' }],
  // Not a matter of access: in live mode the page itself offers to switch (the menu has it in sandbox alone).
  ['/simulator', { permission: 'payment.view' }],
  ['/balance', { permission: 'withdrawal.view', feature: 'balance' }],
  ['/balance/withdraw', { permission: 'withdrawal.view', feature: 'withdrawal' }],
  // Whoever may see a thing may see where its money went: the page asks for each kind of thing by itself.
  ['/balance/trace', { permission: 'any' }],
  ['/balance/topup', { permission: 'topup.view', feature: 'balance' }],
  ['/users', { permission: 'user_management.view' }],
  ['/users/new', { permission: 'user_management.create' }],
  ['/users/:id/edit', { permission: 'user_management.create' }],
  ['/user', { permission: 'user_management.view' }],
  ['/user/invite', { permission: 'user_management.create' }],
  ['/user/role/:id/edit', { permission: 'user_management.create' }],
  ['/user/change-password', { permission: 'any' }],
  ['/user/profile', { permission: 'any' }],
  ['/refunds', { permission: 'refund.view', feature: 'refund' }],
  ['/refunds/new', { permission: 'refund.create', feature: 'refund' }],
  ['/disbursements', { permission: 'disbursement.view', feature: 'disbursement' }],
  ['/disbursements/create', { permission: 'disbursement.create', feature: 'disbursement' }],
  ['/disbursements/topup', { permission: 'topup.view', feature: 'disbursement' }],
  ['/invoices', { permission: 'invoice.view', feature: 'invoice' }],
  ['/invoices/upload', { permission: 'invoice.create', feature: 'invoice' }],
  ['/invoices/create', { permission: 'invoice.create', feature: 'invoice' }],
  ['/subaccount', { permission: 'subaccount.view', feature: 'subaccount' }],
  ['/subaccount/new', { permission: 'subaccount.create', feature: 'subaccount' }],
  ['/subaccount/:id/topups/new', { permission: 'topup.create', feature: 'subaccount' }],
  ['/subaccount/fund-transfer', { permission: 'subaccount.view', feature: 'fund_transfer' }],
  ['/subaccount/fund-transfer/new', { permission: 'subaccount.create', feature: 'fund_transfer' }],
  ['/subaccount/settings', { permission: 'subaccount.view', feature: 'subaccount' }],
  ['/subaccount/:id/settings', { permission: 'subaccount.create', feature: 'subaccount' }],
];
