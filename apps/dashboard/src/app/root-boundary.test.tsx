import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TestApp } from '../shared/testing/test-app.tsx';
import { RootBoundary } from './root-boundary.tsx';

// React tells of every error that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
  location.hash = '';
});

function openWith(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  location.hash = '/orders';
  let isBroken = true;
  const Frame = () => {
    if (isBroken && location.hash === '#/orders') throw new TypeError('Failed to fetch');
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
}

it('leads to the page 500 where the frame itself cannot be drawn', () => {
  openWith(true);

  expect(location.hash).toBe('#/pages/500');
  expect(screen.getByText('Elsewhere')).toBeInTheDocument();
});

it('blames the connection, at the address that was asked for, where the frame could not be fetched without one', () => {
  openWith(false);

  expect(location.hash).toBe('#/orders');
  expect(screen.getByRole('alert')).toHaveTextContent('Halaman ini memerlukan koneksi.');
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeInTheDocument();
});
