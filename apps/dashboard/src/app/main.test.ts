import { expect, it, onTestFinished, vi } from 'vitest';

it('holding Enter counts as one press from the start, as each login attempt counts', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  onTestFinished(() => void vi.unstubAllGlobals());
  const repeated = new KeyboardEvent('keydown', {
    key: 'Enter',
    repeat: true,
    bubbles: true,
    cancelable: true,
  });

  await import('./main.tsx');

  expect(document.body.dispatchEvent(repeated)).toBe(false);
});
