import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useIsPhone } from './use-media.ts';

// spec 9.56
it.each([
  [576, true],
  [577, false],
])('a window of %i px is a phone: %s', (width, want) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1]),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  let isPhone: boolean | undefined;
  const Reader = () => {
    isPhone = useIsPhone();
    return null;
  };
  render(<Reader />);

  expect(isPhone).toBe(want);
  vi.unstubAllGlobals();
});
