import { act, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { sessionAs, sessionOf } from '../../shared/testing/sessions.ts';
import { createTestEnvironment, TestApp, type TestAppOptions } from '../../shared/testing/test-app.tsx';
import { Shortcuts } from './shortcuts.tsx';

/** Presses a key `at` milliseconds after the page opened. */
const press = (key: string, at: number) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  act(() => void document.body.dispatchEvent(event));
};

const Address = () => <output>{useLocation().pathname}</output>;

const open = ({ open = false, ...options }: TestAppOptions & { open?: boolean } = {}) => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  render(
    <TestApp environment={createTestEnvironment(options)} path="/home">
      <Shortcuts open={open} onOpenChange={onOpenChange} />
      <Address />
    </TestApp>,
  );
  return onOpenChange;
};

const address = () => screen.getByRole('status').textContent;

it('handles a key pressed in the first second of the page', () => {
  const onOpenChange = open();

  press('?', 300);

  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
});

it.each([
  [1199, '/orders'],
  [1200, '/home'],
])('g, then o %i ms later, opens %s', (later, want) => {
  open();

  press('g', 5000);
  press('o', 5000 + later);

  expect(address()).toBe(want);
});

it('o without g does nothing, even in the first second', () => {
  open();

  press('o', 300);

  expect(address()).toBe('/home');
});

it.each([
  ['an uploader, who may not see orders', sessionAs('Uploader')],
  ['a subaccount whose menu has no orders', sessionOf({ hidden_menus: ['orders'] })],
])('%s: a shortcut neither works nor is listed', async (_, session) => {
  open({ session, open: true });

  press('g', 5000);
  press('o', 5100);

  expect(address()).toBe('/home');
  expect(await screen.findByText('Ke Beranda')).toBeInTheDocument();
  expect(screen.queryByText('Ke Pesanan')).toBeNull();
});
