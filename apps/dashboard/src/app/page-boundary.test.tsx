import { act, render, screen } from '@testing-library/react';
import { createElement, use } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadPage } from '../shared/lib/load-page.ts';
import type { FeatureRoute } from '../shared/lib/routes.ts';
import { TestApp } from '../shared/testing/test-app.tsx';
import { PageBoundary } from './page-boundary.tsx';

// React logs every error that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

/** A page whose files load when `isThere` returns true. */
const pageThat = (isThere: () => boolean | Promise<boolean>) => {
  const load = vi.fn(async () => {
    if (!(await isThere())) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: () => <h1>Here</h1> };
  });
  const route: FeatureRoute = { path: 'far', load };
  const Loaded = () => createElement(use(loadPage(route)));
  const open = () =>
    act(async () =>
      render(
        <TestApp>
          <PageBoundary route={route}>
            <Loaded />
          </PageBoundary>
        </TestApp>,
      ),
    );
  return { load, open };
};

test('a page whose files fail to load shows an error instead of loading forever, and recovers with the connection', async () => {
  let isOnline = false;
  const { load, open } = pageThat(() => isOnline);

  await open();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();

  isOnline = true;
  await act(async () => void dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'Here' })).toBeVisible();
});

test('a page that fails to render shows no request ID, as there was no request', async () => {
  const route: FeatureRoute = { path: 'far', load: () => Promise.reject(new Error()) };
  const Broken = (): never => {
    throw new DOMException('The node before which the new node is to be inserted is not a child.');
  };
  render(
    <TestApp>
      <PageBoundary route={route}>
        <Broken />
      </PageBoundary>
    </TestApp>,
  );

  const said = await screen.findByRole('alert');
  expect(said).toHaveTextContent('Muat ulang halaman ini.');
  expect(said).not.toHaveTextContent('ID permintaan');
});

test('reopening a failed page loads it again', async () => {
  let isOnline = false;
  const { open } = pageThat(() => isOnline);
  const { unmount } = await open();
  await screen.findByRole('alert');
  unmount();

  isOnline = true;
  await open();

  expect(await screen.findByRole('heading', { name: 'Here' })).toBeVisible();
});

test('a page still being fetched when the connection returns recovers too', async () => {
  const first = Promise.withResolvers<boolean>();
  const answers = [first.promise, Promise.resolve(true)];
  const { load, open } = pageThat(() => answers.shift() ?? true);

  await open();
  await act(async () => void dispatchEvent(new Event('online')));
  await act(async () => first.resolve(false));

  expect(await screen.findByRole('heading', { name: 'Here' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a page that fails while online is not retried forever', async () => {
  const first = Promise.withResolvers<boolean>();
  const { load, open } = pageThat(() => (load.mock.calls.length === 1 ? first.promise : false));

  await open();
  await act(async () => void dispatchEvent(new Event('online')));
  await act(async () => first.resolve(false));

  expect(await screen.findByRole('alert')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
