import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageLoadError } from '../shared/lib/load-page.ts';
import { TestApp } from '../shared/testing/test-app.tsx';
import { RootBoundary } from './root-boundary.tsx';

// React logs every error that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
  location.hash = '';
});

const openWith = (online: boolean, fault: Error = new TypeError('Failed to fetch')) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  location.hash = '/orders';
  let isBroken = true;
  const Frame = () => {
    if (isBroken && location.hash === '#/orders') throw fault;
    return <p>Elsewhere</p>;
  };
  act(
    () =>
      void render(
        <TestApp>
          <RootBoundary>
            <Frame />
          </RootBoundary>
        </TestApp>,
      ),
  );
  isBroken = false;
};

// spec 2.13
it('redirects to the 500 page if the frame cannot render', () => {
  openWith(true);

  expect(location.hash).toBe('#/pages/500');
  expect(screen.getByText('Elsewhere')).toBeInTheDocument();
});

it('reports the connection at the requested address if the frame could not load offline', () => {
  openWith(false);

  expect(location.hash).toBe('#/orders');
  expect(screen.getByRole('alert')).toHaveTextContent('Periksa koneksi internet Anda, lalu coba lagi.');
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeInTheDocument();
});

it('shows a neutral error at the requested address if a file of the frame failed to load', () => {
  openWith(true, new PageLoadError('The frame could not be loaded'));

  expect(location.hash).toBe('#/orders');
  expect(screen.getByRole('alert')).toHaveTextContent('Coba lagi, atau muat ulang halaman');
});
