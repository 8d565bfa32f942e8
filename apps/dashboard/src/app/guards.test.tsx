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

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

/** Where somebody who opens `path` ends up. */
function open(path: string, given: TestAppOptions | TestEnvironment = {}) {
  const environment = 'sessionStore' in given ? given : createTestEnvironment(given);
  render(
    <TestApp environment={environment} path={path}>
      <Guard>
        <Address />
      </Guard>
    </TestApp>,
  );
  return environment;
}

const address = () => screen.getByRole('status').textContent;

describe('without a session', () => {
  const nobody = { session: null };

  it.each([
    ['/orders', '/login?to=%2Forders'],
    ['/orders?status=paid', '/login?to=%2Forders%3Fstatus%3Dpaid'],
    ['/home', '/login'],
    ['/payment_links', '/login/instapay?to=%2Fpayment_links'],
    ['/payment_links/create', '/login/instapay?to=%2Fpayment_links%2Fcreate'],
    ['/no-such-page', '/login?to=%2Fno-such-page'],
  ])('%s leads to %s', (path, want) => {
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
  ])('%s is open', (path) => {
    open(path, nobody);

    expect(address()).toBe(path);
  });
});

describe('signed in', () => {
  it('leads from /login to /home', () => {
    open('/login');

    expect(address()).toBe('/home');
  });

  it('leads from /login to the page that was wanted', () => {
    open('/login?to=%2Fpayments%3Flimit%3D25');

    expect(address()).toBe('/payments?limit=25');
  });

  it('names the permission that a page lacks', () => {
    open('/users', { session: sessionAs('Viewer') });

    expect(address()).toBe('/access_denied?permission=user_management.view');
  });

  it('names the feature that is off', () => {
    open('/refunds', {
      session: sessionOf({ feature_config: { ...sessionOf().feature_config, refund: false } }),
    });

    expect(address()).toBe('/access_denied?feature=refund');
  });

  it('leads back to /login with the reason when the session ends elsewhere', () => {
    const { sessionStore } = open('/orders');

    act(() => sessionStore.end('expired'));

    expect(address()).toBe('/login?ended=expired&to=%2Forders');
  });

  it('begins at home after signing out on purpose', () => {
    const { sessionStore } = open('/orders');

    act(() => sessionStore.end('signed-out'));

    expect(address()).toBe('/login');
  });

  it('asks for a page that is opened after signing out on purpose', () => {
    const environment = createTestEnvironment({});
    environment.sessionStore.end('signed-out');

    open('/payments', environment);

    expect(address()).toBe('/login?to=%2Fpayments');
  });

  it('says why, and keeps the place, when another tab signs out', () => {
    const left = { asked: '/orders?limit=25', ended: 'elsewhere', wasLeft: true } as const;

    expect(addressFor({ go: '/login' }, left)).toBe('/login?ended=elsewhere&to=%2Forders%3Flimit%3D25');
  });

  it('ends the session when the API refuses a call and the renewal', async () => {
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

  it('stays where it is while the renewal cannot be reached: the session may stand', async () => {
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

    // The page says that the server cannot be reached, and offers to try again.
    expect(failed).toBeInstanceOf(NetworkError);
    expect(sessionStore.read()).not.toBeNull();
    expect(address()).toBe('/orders');
  });
});

describe('before the rights are known', () => {
  const tokens = { token: 't', refresh_token: 'r' };
  const signIn = { live: tokens, sandbox: tokens, signedInAt: Date.now() };

  function openEarly(path: string) {
    const environment = createTestEnvironment({ session: null });
    environment.sessionStore.begin(signIn);
    render(
      <TestApp environment={environment} path={path}>
        <Guard loading={<p>memuat</p>}>
          <Address />
        </Guard>
      </TestApp>,
    );
  }

  it('shows nothing of a page that asks for one', () => {
    openEarly('/users');

    expect(screen.getByText('memuat')).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
  });

  const OPEN = PUBLIC_ROUTES.filter((route) => route !== '/login');

  it.each(OPEN)('%s is open', (path) => {
    openEarly(`${path}?token=t`);

    expect(address()).toBe(`${path}?token=t`);
  });

  it.each(OPEN)('%s stays when somebody signs in in another tab', (path) => {
    const { sessionStore } = open(path, { session: null });

    act(() => sessionStore.begin(signIn));

    expect(address()).toBe(path);
  });
});

describe('the page wanted after signing in', () => {
  it.each([
    ['', '/home'],
    ['?to=%2Forders', '/orders'],
    ['?to=/orders?status=paid', '/orders?status=paid'],
    ['?to=https%3A%2F%2Fevil.example', '/home'],
    ['?to=%2F%2Fevil.example', '/home'],
    ['?to=%2F%5Cevil.example', '/home'],
    ['?to=%2Flogin', '/home'],
    ['?to=%2Flogin%2Fotp', '/home'],
  ])('%s leads to %s', (search, want) => {
    expect(addressFor({ go: '/home' }, { asked: `/login${search}`, ended: null })).toBe(want);
  });
});
