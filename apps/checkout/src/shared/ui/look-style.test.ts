import { expect, it } from 'vitest';
import { lookStyle } from './look-style.ts';

it('replaces our colours in both themes', () => {
  const style = lookStyle({ headerColor: '#3b2417', buttonColor: '#8a4b12', logo: null });

  expect(style).toMatch(/^\[data-look\]\{--header:#3b2417;--on-header:#ffffff;--brand:#8a4b12;/);
  expect(style).toMatch(/@media \(prefers-color-scheme:dark\)\{\[data-look\]\{--header:#3b2417;/);
  expect(style).not.toMatch(/dark\).*--brand:#8a4b12/);
});

it('is nothing while nothing is published', () => {
  expect(lookStyle(undefined)).toBe('');
});
