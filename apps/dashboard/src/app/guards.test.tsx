import { PUBLIC_ROUTES } from '@dasbor/domain/access';
import { NetworkError } from '@dasbor/sdk';
import { orders } from '@dasbor/sdk/resources';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { sessionAs, sessionOf } from '../shared/testing/sessions.ts';
import {
  createTestEnvironment,
  TestApp,
  type TestAppOptions,
  type TestEnvironment,
} from '../shared/testing/test-app.tsx';
import { addressFor } from './addresses.ts';
import { Guard } from './guards.tsx';

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

/** Where a user who opens `path` ends up. */
const open = (path: string, given: TestAppOptions | TestEnvironment = {}) => {
  const environment = 'sessionStore' in given ? given : createTestEnvironment(given);
  render(
    <TestApp environment={environment} path={path}>
      <Guard>
        <Address />
      </Guard>
    </TestApp>,
  );
  return environment;
};

const address = () => screen.getByRole('status').textContent;

describe('without a session', () => {
  const nobody = { session: null };

  // spec 2.14, 2.15
  it.each([
    ['/orders', '/login?to=%2Forders'],
    ['/orders?status=paid', '/login?to=%2Forders%3Fstatus%3Dpaid'],
    ['/home', '/login'],
    ['/payment_links', '/login/instapay?to=%2Fpayment_links'],
    ['/payment_links/create', '/login/instapay?to=%2Fpayment_links%2Fcreate'],
    ['/no-such-page', '/login?to=%2Fno-such-page'],
  ])('%s redirects to %s', (path, want) => {
    open(path, nobody);

    expect(address()).toBe(want);
  });

  it.each([
    '/login',
    '/login/otp',
    '/verify',
    '/forgot_password',
    '/reset_password',
    '/pages/404',
    '/pages/500',
  ])('%s is public', (path) => {
    open(path, nobody);

    expect(address()).toBe(path);
  });
});

describe('signed in', () => {
  // spec 2.16
  it('redirects from /login to /home', () => {
    open('/login');

    expect(address()).toBe('/home');
  });

  it('redirects from /login to the requested page', () => {
    open('/login?to=%2Fpayments%3Flimit%3D25');

    expect(address()).toBe('/payments?limit=25');
  });

  // spec 2.17
  it('names the missing permission', () => {
    open('/users', { session: sessionAs('Viewer') });

    expect(address()).toBe('/access_denied?permission=user_management.view');
  });

  // spec 2.18
  it('names the disabled feature', () => {
    open('/refunds', {
      session: sessionOf({ feature_config: { ...sessionOf().feature_config, refund: false } }),
    });

    expect(address()).toBe('/access_denied?feature=refund');
  });

  // spec 8.7
  it('redirects to /login with the reason when the session ends elsewhere', () => {
    const { sessionStore } = open('/orders');

    act(() => sessionStore.end('expired'));

    expect(address()).toBe('/login?ended=expired&to=%2Forders');
  });

  it('starts at home after a deliberate sign-out', () => {
    const { sessionStore } = open('/orders');

    act(() => sessionStore.end('signed-out'));

    expect(address()).toBe('/login');
  });

  it('remembers a page opened after a deliberate sign-out', () => {
    const environment = createTestEnvironment({});
    environment.sessionStore.end('signed-out');

    open('/payments', environment);

    expect(address()).toBe('/login?to=%2Fpayments');
  });

  it('gives the reason and remembers the page when another tab signs out', () => {
    const left = { asked: '/orders?limit=25', ended: 'elsewhere', wasLeft: true } as const;

    expect(addressFor({ go: '/login' }, left)).toBe('/login?ended=elsewhere&to=%2Forders%3Flimit%3D25');
  });

  // spec 7.25
  it('ends the session when the API rejects both a call and the token refresh', async () => {
    const refusal = () =>
      Response.json({ error: 'x', error_code: 'DPAY_SESSION_EXPIRED', request_id: 'r' }, { status: 401 });
    const { clients } = open('/orders', { scenario: { listOrders: refusal, refreshToken: refusal } });

    await act(() =>
      clients.live
        .with(orders)
        .listOrders()
        .catch(() => undefined),
    );

    await waitFor(() => expect(address()).toBe('/login?ended=expired&to=%2Forders'));
  });

  it('stays on the page while the refresh endpoint is unreachable, as the session may still be valid', async () => {
    const refusal = () =>
      Response.json({ error: 'x', error_code: 'DPAY_SESSION_EXPIRED', request_id: 'r' }, { status: 401 });
    const page = () => new Response('<html>', { status: 403 });
    const { clients, sessionStore } = open('/orders', {
      scenario: { listOrders: refusal, refreshToken: page },
    });

    const failed = await act(() =>
      clients.live
        .with(orders)
        .listOrders()
        .catch((error: unknown) => error),
    );

    // The page says that the server is unreachable and offers a retry.
    expect(failed).toBeInstanceOf(NetworkError);
    expect(sessionStore.read()).not.toBeNull();
    expect(address()).toBe('/orders');
  });
});

describe('before permissions are loaded', () => {
  const tokens = { token: 't', refresh_token: 'r' };
  const signIn = { live: tokens, sandbox: tokens, signedInAt: Date.now() };

  const openEarly = (path: string) => {
    const environment = createTestEnvironment({ session: null });
    environment.sessionStore.begin(signIn);
    render(
      <TestApp environment={environment} path={path}>
        <Guard loading={<p>memuat</p>}>
          <Address />
        </Guard>
      </TestApp>,
    );
  };

  it('hides a page that requires a permission', () => {
    openEarly('/users');

    expect(screen.getByText('memuat')).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
  });

  const OPEN = PUBLIC_ROUTES.filter((route) => route !== '/login');

  it.each(OPEN)('%s is public', (path) => {
    openEarly(`${path}?token=t`);

    expect(address()).toBe(`${path}?token=t`);
  });

  it.each(OPEN)('%s stays open when a user signs in in another tab', (path) => {
    const { sessionStore } = open(path, { session: null });

    act(() => sessionStore.begin(signIn));

    expect(address()).toBe(path);
  });
});

describe('the requested page after signing in', () => {
  it.each([
    ['', '/home'],
    ['?to=%2Forders', '/orders'],
    ['?to=/orders?status=paid', '/orders?status=paid'],
    ['?to=https%3A%2F%2Fevil.example', '/home'],
    ['?to=%2F%2Fevil.example', '/home'],
    ['?to=%2F%5Cevil.example', '/home'],
    ['?to=%2Flogin', '/home'],
    ['?to=%2Flogin%2Fotp', '/home'],
  ])('%s redirects to %s', (search, want) => {
    expect(addressFor({ go: '/home' }, { asked: `/login${search}`, ended: null })).toBe(want);
  });
});
