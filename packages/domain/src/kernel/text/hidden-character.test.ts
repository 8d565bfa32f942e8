import { expect, it } from 'vitest';
import { hasHiddenCharacter } from '../index.ts';

it.each([
  ['a line break', 'Kasir\nlunas'],
  ['a tab', 'Kasir\tlunas'],
  ['a line separator', 'Kasir\u2028'],
  ['a mark that turns writing around', 'Kasir \u202Efdp'],
  ['an isolate', 'Kasir \u2066x\u2069'],
  ['a left-to-right mark', 'Kasir\u200E'],
  ['nothing in width', 'Ka\u200Bsir'],
  ['a joiner among letters', 'Ka\u200Dsir'],
  ['a filler', 'Kasir \u3164'],
  ['a soft hyphen', 'Ka\u00ADsir'],
  ['a byte order mark', '\uFEFFKasir'],
])('%s is hidden', (_, label) => expect(hasHiddenCharacter(label)).toBe(true));

it.each(['Kasir', 'Toko “Kopi” – Jl. Ahmad', 'ร้านกาแฟ', 'مقهى', 'Keluarga 👨‍👩‍👧', 'Kopi ☕️ hangat', 'Hai 👋🏽'])(
  '%s has no hidden character',
  (label) => expect(hasHiddenCharacter(label)).toBe(false),
);
