import { PUBLIC_ROUTES } from '@dasbor/domain/access';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TestApp } from '../shared/testing/test-app.tsx';
import { AppRoutes, preloadPath } from './router.tsx';

async function open(path: string) {
  // As at the start of the app, and the page that stands in for one that there is not.
  await Promise.all([preloadPath(path, false), preloadPath('/pages/404', false)]);
  render(
    <TestApp session={null} path={path}>
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
