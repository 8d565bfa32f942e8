import type { Requirement } from './may.ts';

/** Product spec §2, public routes. A route includes its subpaths (`/login/{page}`). */
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
 * What each page requires. A row covers its path and everything below it; the last matching row wins; `:id` matches one segment. A page
 * without a row requires only a session.
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
  ['/payment_links/upload', { permission: 'payment_link.create' }],
  ['/payment_links/template', { permission: 'payment_link.create' }],
  ['/customers', { permission: 'order.view' }],
  ['/settlements', { permission: 'settlement.view' }],
  ['/reconciliation', { permission: 'settlement.view' }],
  ['/promos', { permission: 'promo.view' }],
  ['/promos/new', { permission: 'promo.create' }],
  ['/promos/:id/edit', { permission: 'promo.create' }],
  ['/analytics', { permission: 'analytics.view' }],
  // Not an access rule: in live mode the page offers to switch (the menu shows it only in sandbox).
  ['/simulator', { permission: 'payment.view' }],
  ['/balance', { permission: 'withdrawal.view', feature: 'balance' }],
  ['/balance/withdraw', { permission: 'withdrawal.view', feature: 'withdrawal' }],
  ['/balance/accounts', { permission: 'withdrawal.view', feature: 'balance' }],
  // The page checks access to each record itself: if you may see a record, you may see where its money went.
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
  ['/invoices/settings', { permission: 'invoice.create', feature: 'invoice' }],
  ['/invoices/:id/edit', { permission: 'invoice.create', feature: 'invoice' }],
  ['/subaccount', { permission: 'subaccount.view', feature: 'subaccount' }],
  ['/subaccount/new', { permission: 'subaccount.create', feature: 'subaccount' }],
  ['/subaccount/:id/topups/new', { permission: 'topup.create', feature: 'subaccount' }],
  ['/subaccount/fund-transfer', { permission: 'subaccount.view', feature: 'fund_transfer' }],
  ['/subaccount/fund-transfer/new', { permission: 'subaccount.create', feature: 'fund_transfer' }],
  ['/subaccount/settings', { permission: 'subaccount.view', feature: 'subaccount' }],
  ['/subaccount/:id/settings', { permission: 'subaccount.create', feature: 'subaccount' }],
];
