import { describe, expect, it } from 'vitest';
import {
  effectiveFlags,
  guardRoute,
  PERMISSIONS,
  PUBLIC_ROUTES,
  ROUTE_REQUIREMENTS,
  type Who,
} from './index.ts';

const ALL_ON = {
  refund: true,
  invoice: true,
  balance: true,
  withdrawal: true,
  subaccount: true,
  fund_transfer: true,
  disbursement: true,
};
const owner: Who = { permissions: PERMISSIONS, flags: effectiveFlags(ALL_ON, 'live'), mode: 'live' };
const viewer: Who = {
  ...owner,
  permissions: ['home.view', 'order.view', 'payment.view', 'payment_link.view', 'refund.view'],
};

const stranger = (path: string) => guardRoute({ path, signedIn: false });
const signedIn = (path: string, who: Who = owner) => guardRoute({ path, signedIn: true, who });

describe('guardRoute, without a session', () => {
  // spec 2.14
  it.each([
    '/home',
    '/orders',
    '/orders/ord_1',
    '/settings/webhooks/new',
    '/access_denied',
    '/no-such-page',
    '/paymentlinks',
  ])('sends %s to the login', (path) => {
    expect(stranger(path)).toEqual({ go: '/login' });
  });

  // spec 2.15
  it.each([
    '/payment_links',
    '/payment_links/create',
    '/payment_links/detail/plk_1',
    '/payment_links?from=mail',
    '/instapay',
  ])('sends %s to the login of payment links', (path) => {
    expect(stranger(path)).toEqual({ go: '/login/instapay' });
  });

  it.each([
    '/login',
    '/login/otp',
    '/login/instapay',
    '/verify',
    '/signup',
    '/signup/success',
    '/forgot_password',
    '/create_password',
    '/reset_password?token=t',
    '/email_not_verified',
    '/pages/404',
    '/pages/500',
  ])('leaves %s open', (path) => {
    expect(stranger(path)).toEqual({ go: 'stay' });
  });

  // spec 2.2
  it.each(['/', '', '?utm=1'])('sends the root %j to the login', (path) => {
    expect(stranger(path)).toEqual({ go: '/login' });
  });

  it('does not treat a page as public because its name starts like a public one', () => {
    expect(stranger('/signups')).toEqual({ go: '/login' });
    expect(stranger('/pages/4045')).toEqual({ go: '/login' });
  });

  it('without a session, ignores the account that was signed in before', () => {
    expect(guardRoute({ path: '/home', signedIn: false, who: owner })).toEqual({ go: '/login' });
  });
});

describe('guardRoute, signed in, with permissions not loaded yet', () => {
  const unknown = (path: string) => guardRoute({ path, signedIn: true });

  it.each(['/home', '/orders/ord_1', '/payment_links', '/access_denied', '/user/profile', '/no-such-page'])(
    'waits for them on %s',
    (path) => {
      expect(unknown(path)).toEqual({ go: 'wait' });
    },
  );

  it.each(PUBLIC_ROUTES.filter((route) => route !== '/login'))('does not wait on %s', (path) => {
    expect(unknown(path)).toEqual({ go: 'stay' });
    expect(unknown(`${path}?token=t`)).toEqual({ go: 'stay' });
  });

  it.each(['/login', '/login/otp', '/login/instapay', '/'])('takes %s home', (path) => {
    expect(unknown(path)).toEqual({ go: '/home' });
  });
});

describe('guardRoute, signed in', () => {
  it.each(['/login', '/login/', '/login/otp', '/login/instapay', '/'])('takes %s home', (path) => {
    expect(signedIn(path)).toEqual({ go: '/home' });
  });

  it.each(['/verify', '/reset_password', '/pages/404', '/access_denied', '/user/profile', '/no-such-page'])(
    'stays on %s for every account',
    (path) => {
      expect(signedIn(path, { ...owner, permissions: [] })).toEqual({ go: 'stay' });
    },
  );

  // spec 2.17, 6.2
  it.each([
    ['/settlements', 'settlement.view'],
    ['/settlements/set_1', 'settlement.view'],
    ['/payment_links/create', 'payment_link.create'],
    ['/refunds/new?payment=pay_1', 'refund.create'],
    ['/invoices/settings', 'invoice.create'],
    ['/invoices/inv_1/edit', 'invoice.create'],
    ['/users/usr_1/edit', 'user_management.create'],
    ['/user/invite', 'user_management.create'],
    ['/settings/webhooks/new', 'settings.view'],
    ['//analytics//', 'analytics.view'],
  ])('denies %s to a viewer, naming a missing permission', (path, permission) => {
    expect(signedIn(path, viewer)).toEqual({
      go: '/access_denied',
      missing: { code: 'DPAY_FORBIDDEN', params: { permission } },
    });
  });

  it.each([
    '/orders',
    '/orders/ord_1',
    '/payments',
    '/payment_links',
    '/payment_links/detail/plk_1',
    '/refunds/rfn_1',
  ])('lets a viewer see %s', (path) => {
    expect(signedIn(path, viewer)).toEqual({ go: 'stay' });
  });

  // spec 2.18
  it.each([
    // spec 2.37
    ['/refunds', 'refund'],
    // spec 2.45, 2.46
    ['/invoices/payments', 'invoice'],
    // spec 2.38
    ['/disbursements/items-details', 'disbursement'],
    // spec 2.32
    ['/balance', 'balance'],
    // spec 2.33
    ['/balance/withdraw', 'withdrawal'],
    // spec 2.48
    ['/subaccount/sub_1/payments/pay_1', 'subaccount'],
    // spec 2.49
    ['/subaccount/fund-transfer', 'fund_transfer'],
  ])('denies %s while the feature %s is off, even to the owner', (path, feature) => {
    expect(signedIn(path, { ...owner, flags: effectiveFlags({}, 'live') })).toEqual({
      go: '/access_denied',
      missing: { code: 'DPAY_FEATURE_DISABLED', params: { feature } },
    });
  });

  it("shows a payment's money trail to someone who may not see the balance", () => {
    const cashier = { ...viewer, permissions: ['payment.view'], flags: effectiveFlags({}, 'live') };
    expect(signedIn('/balance/trace/pay_1', cashier)).toEqual({ go: 'stay' });
    expect(signedIn('/balance', cashier).go).toBe('/access_denied');
  });

  it('opens the simulator in live mode too, where the page offers to switch to sandbox', () => {
    expect(signedIn('/simulator')).toEqual({ go: 'stay' });
    expect(signedIn('/simulator', { ...owner, mode: 'sandbox' })).toEqual({ go: 'stay' });
  });

  it.each(['/Settlements', '/%73ettlements', '/settlements/%E0%A4%A'])(
    'denies %s as it denies the page the router would open',
    (path) => {
      expect(signedIn(path, viewer).go).toBe('/access_denied');
    },
  );

  it('no rule is shadowed by a wider rule below it', () => {
    const patterns = ROUTE_REQUIREMENTS.map(([pattern]) => pattern);
    const hidden = patterns.filter((pattern, index) =>
      patterns.slice(index + 1).some((later) => `${pattern}/`.startsWith(`${later}/`)),
    );

    expect(hidden).toEqual([]);
  });
});
