import { PUBLIC_ROUTES } from '@dasbor/domain/access';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestEnvironment, TestApp } from '../shared/testing/test-app.tsx';
import { sessionsAtom } from '../shared/state/session.ts';
import { AppRoutes, preloadPath } from './router.tsx';

async function open(path: string, environment = createTestEnvironment({ session: null })) {
  // As at the start of the app, and the page that stands in for one that there is not.
  const signedIn = environment.sessionStore.read() !== null;
  await Promise.all([preloadPath(path, signedIn), preloadPath('/pages/404', signedIn)]);
  render(
    <TestApp environment={environment} path={path}>
      <AppRoutes />
    </TestApp>,
  );
}

it.each(PUBLIC_ROUTES.flatMap((route) => [route, `${route}/more/of/it`]))(
  'a stranger at %s sees a page, and waits for none that there is not',
  async (path) => {
    await open(path);

    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  },
);

it.each(['/signup', '/signup/success', '/create_password'])(
  'a stranger at %s, which has no page, is told so and may sign in',
  async (path) => {
    await open(path);

    expect(await screen.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Masuk' })).toHaveAttribute('href', '/login');
  },
);

it.each(PUBLIC_ROUTES.filter((route) => route !== '/login'))(
  'a person who is signed in and opens %s sees the page that a stranger sees, whose rights nobody has asked for',
  async (path) => {
    const environment = createTestEnvironment({});
    environment.atoms.set(sessionsAtom, {});

    await open(path, environment);

    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  },
);

it('a session that nobody touches ends at a page that is open to everybody too', async () => {
  const { sessionStore, ...environment } = createTestEnvironment({});
  sessionStore.begin({ ...sessionStore.read()!, signedInAt: Date.now() - 31 * 60_000 });

  await open('/pages/404', { sessionStore, ...environment });

  // The guard comes after the page, with the frame that it is a part of.
  await waitFor(() => expect(sessionStore.endedBy()).toBe('idle'), { timeout: 5000 });
  expect(screen.getByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
});
