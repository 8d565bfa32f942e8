import { expect, it } from 'vitest';
import { findPublicRoute } from './public-routes.ts';
import { findRoute } from './signed-in-routes.ts';

// Product spec §2.
it.each([
  // spec 2.3
  ['/login/otp', 'login/otp'],
  // spec 2.4
  ['/login/instapay', 'login/:page?'],
  // spec 2.5
  ['/verify', 'verify'],
  // spec 2.6
  ['/signup', 'signup'],
  // spec 2.7
  ['/signup/success', 'signup/success'],
  // spec 2.8
  ['/forgot_password', 'forgot_password'],
  // spec 2.9
  ['/create_password', 'create_password'],
  // spec 2.10
  ['/reset_password', 'reset_password'],
  // spec 2.11
  ['/email_not_verified', 'email_not_verified'],
  // spec 2.12
  ['/pages/404', 'pages/404'],
  // spec 2.13
  ['/pages/500', 'pages/500'],
])('%s is a public page', (path, want) => {
  expect(findPublicRoute(path)?.path).toBe(want);
});

it.each([
  // spec 2.20
  ['/home', 'home'],
  // spec 2.22
  ['/transactions', 'transactions'],
  // spec 2.23
  ['/settings', 'settings'],
  // spec 2.24
  ['/settings/webhooks/new', 'settings/webhooks/new'],
  // spec 2.25
  ['/orders', 'orders'],
  // spec 2.25
  ['/orders/ord_1', 'orders/:id'],
  // spec 2.26
  ['/payments', 'payments'],
  // spec 2.26
  ['/payments/pay_1', 'payments/:id'],
  // spec 2.27
  ['/exports', 'exports'],
  // spec 2.29
  ['/payment_links', 'payment_links'],
  // spec 2.29
  ['/payment_links/detail/plk_1', 'payment_links/detail/:id'],
  // spec 2.29
  ['/payment_links/create', 'payment_links/create'],
  // spec 2.30
  ['/customers', 'customers'],
  // spec 2.30
  ['/customers/cus_1', 'customers/:id'],
  // spec 2.31
  ['/settlements', 'settlements'],
  // spec 2.31
  ['/settlements/set_1', 'settlements/:id'],
  // spec 2.32
  ['/balance', 'balance'],
  // spec 2.33
  ['/balance/withdraw', 'balance/withdraw'],
  // spec 2.35
  ['/balance/topup', 'balance/topup'],
  // spec 2.36
  ['/users', 'users'],
  // spec 2.36
  ['/users/new', 'users/new'],
  // spec 2.36
  ['/users/usr_1', 'users/:id'],
  // spec 2.36
  ['/users/usr_1/edit', 'users/:id/edit'],
  // spec 2.37
  ['/refunds', 'refunds'],
  // spec 2.37
  ['/refunds/new', 'refunds/new'],
  // spec 2.37
  ['/refunds/rfn_1', 'refunds/:id'],
  // spec 2.38
  ['/disbursements', 'disbursements'],
  // spec 2.38
  ['/disbursements/topup', 'disbursements/topup'],
  // spec 2.38
  ['/disbursements/create', 'disbursements/create'],
  // spec 2.38
  ['/disbursements/detail/dis_1', 'disbursements/detail/:id'],
  // spec 2.38
  ['/disbursements/info/dsi_1', 'disbursements/info/:id'],
  // spec 2.38
  ['/disbursements/items-details', 'disbursements/items-details'],
  // spec 2.39
  ['/simulator', 'simulator'],
  // spec 2.40
  ['/user', 'user'],
  // spec 2.41
  ['/user/invite', 'user/invite'],
  // spec 2.42
  ['/user/role/5/edit', 'user/role/:id/edit'],
  // spec 2.43
  ['/user/change-password', 'user/change-password'],
  // spec 2.44
  ['/user/profile', 'user/profile'],
  // spec 2.45
  ['/invoices', 'invoices'],
  // spec 2.45
  ['/invoices/payments', 'invoices/payments'],
  // spec 2.45
  ['/invoices/customers', 'invoices/customers'],
  // spec 2.45
  ['/invoices/customers/cus_1', 'invoices/customers/:id'],
  // spec 2.46
  ['/invoices/upload', 'invoices/upload'],
  // spec 2.46
  ['/invoices/create', 'invoices/create'],
  // spec 2.46
  ['/invoices/inv_1', 'invoices/:id'],
  // spec 2.47
  ['/access_denied', 'access_denied'],
  // spec 2.48
  ['/subaccount', 'subaccount'],
  // spec 2.49
  ['/subaccount/fund-transfer', 'subaccount/fund-transfer'],
  // spec 2.50
  ['/subaccount/settings', 'subaccount/settings'],
  // spec 2.51
  ['/subaccount/sub_1', 'subaccount/:id'],
  // spec 2.51
  ['/subaccount/sub_1/settings', 'subaccount/:id/settings'],
  // spec 2.52
  ['/subaccount/sub_1/payments/pay_1', 'subaccount/:id/payments/:paymentId'],
  // spec 2.53
  ['/subaccount/sub_1/settlement/set_1', 'subaccount/:id/settlement/:settlementId'],
])('%s is a page', (path, want) => {
  expect(findRoute(path)?.path).toBe(want);
});
