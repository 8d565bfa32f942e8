import { PUBLIC_ROUTES } from '@dasbor/domain/access';
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestEnvironment, TestApp } from '../shared/testing/test-app.tsx';
import { sessionsAtom } from '../shared/state/session.ts';
import { AppRoutes, preloadPath } from './router.tsx';

const open = async (path: string, environment = createTestEnvironment({ session: null })) => {
  // As at app startup, with the not-found page.
  const signedIn = environment.sessionStore.read() !== null;
  await Promise.all([preloadPath(path, signedIn), preloadPath('/pages/404', signedIn)]);
  // Parts that load later are drawn when they arrive.
  await act(async () => {
    render(
      <TestApp environment={environment} path={path}>
        <AppRoutes />
      </TestApp>,
    );
  });
};

it.each(PUBLIC_ROUTES.flatMap((route) => [route, `${route}/more/of/it`]))(
  'a signed-out user at %s sees the page and waits for nothing that does not exist',
  async (path) => {
    await open(path);

    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  },
);

it.each(['/signup/terms', '/signup/success/more', '/create_password/old'])(
  'a signed-out user at %s, which has no page, sees a not-found message and can sign in',
  async (path) => {
    await open(path);

    expect(await screen.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Masuk' })).toHaveAttribute('href', '/login');
  },
);

it.each(PUBLIC_ROUTES.filter((route) => route !== '/login'))(
  'a signed-in user at %s sees the public page without loading permissions',
  async (path) => {
    const environment = createTestEnvironment({});
    environment.atoms.set(sessionsAtom, {});

    await open(path, environment);

    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  },
);

it('an idle session also ends on a public page', async () => {
  const { sessionStore, ...environment } = createTestEnvironment({});
  sessionStore.begin({ ...sessionStore.read()!, signedInAt: Date.now() - 31 * 60_000 });

  await open('/pages/404', { sessionStore, ...environment });

  // The guard loads after the page, together with the shell frame.
  await waitFor(() => expect(sessionStore.endedBy()).toBe('idle'), { timeout: 5000 });
  expect(screen.getByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
});
