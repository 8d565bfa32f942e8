import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadAllWords } from '../testing/load-words.ts';
import { TestApp } from '../testing/test-app.tsx';
import { type ToastDoor, useToast } from './toast.tsx';

let toast: ToastDoor;

beforeEach(async () => {
  await loadAllWords('id');
  vi.useFakeTimers();
  toast = renderHook(useToast, { wrapper: ({ children }) => <TestApp>{children}</TestApp> }).result.current;
});
afterEach(() => vi.useRealTimers());

const after = (ms: number) => act(() => vi.advanceTimersByTime(ms));

// spec 9.41
it('a success lasts two seconds and a failure three, even if another toast appears', () => {
  act(() => toast.error('Gagal'));
  act(() => toast.success('Disalin'));
  after(1500);
  act(() => toast.success('Disimpan'));

  after(499);
  expect(screen.getByText('Disalin')).toBeVisible();
  after(1);
  expect(screen.queryByText('Disalin')).toBeNull();
  after(1000);
  expect(screen.queryByText('Gagal')).toBeNull();
  expect(screen.getByText('Disimpan')).toBeVisible();
  after(500);
  expect(screen.queryByText('Disimpan')).toBeNull();
});

it('hovering pauses a toast, and its timer restarts afterwards', () => {
  act(() => toast.success('Disalin'));
  after(1900);
  fireEvent.mouseEnter(screen.getByText('Disalin'));
  after(10_000);
  fireEvent.mouseLeave(screen.getByText('Disalin'));

  after(1999);
  expect(screen.getByText('Disalin')).toBeVisible();
  after(1);
  expect(screen.queryByText('Disalin')).toBeNull();
});
