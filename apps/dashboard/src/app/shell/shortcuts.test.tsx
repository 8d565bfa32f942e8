import { act, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createTestEnvironment, TestApp } from '../../shared/testing/test-app.tsx';
import { Shortcuts } from './shortcuts.tsx';

/** A key, `at` milliseconds after the page was opened. */
function press(key: string, at: number) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  act(() => void document.body.dispatchEvent(event));
}

function Address() {
  return <output>{useLocation().pathname}</output>;
}

function open() {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  render(
    <TestApp environment={createTestEnvironment({})} path="/home">
      <Shortcuts open={false} onOpenChange={onOpenChange} />
      <Address />
    </TestApp>,
  );
  return onOpenChange;
}

const address = () => screen.getByRole('status').textContent;

it('answers a key pressed in the first second of the page', () => {
  const onOpenChange = open();

  press('?', 300);

  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
});

it.each([
  [1199, '/orders'],
  [1200, '/home'],
])('g, then o %i ms later, leads to %s', (later, want) => {
  open();

  press('g', 5000);
  press('o', 5000 + later);

  expect(address()).toBe(want);
});

it('o alone leads nowhere, even in the first second', () => {
  open();

  press('o', 300);

  expect(address()).toBe('/home');
});
