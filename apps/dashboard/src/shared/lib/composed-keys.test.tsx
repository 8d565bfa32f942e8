import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import './composed-keys.ts';

const heard = vi.fn<(key: string) => void>();

it.each([
  ['says so', 'Enter', { isComposing: true }],
  ['says so', 'Escape', { isComposing: true }],
  ['only says that another program hears it', 'Enter', { keyCode: 229 }],
])('is left to who composes a word where the browser %s: %s', (_, key, how) => {
  heard.mockReset();
  render(<input aria-label="Bank" onKeyDown={(event) => heard(event.key)} />);
  const field = screen.getByLabelText('Bank');

  expect(fireEvent.keyDown(field, { key, ...how }), 'the word is chosen by it').toBe(true);
  expect(heard).not.toHaveBeenCalled();

  fireEvent.keyDown(field, { key });
  expect(heard).toHaveBeenCalledExactlyOnceWith(key);
});
