import { expect, test } from 'vitest';
import { kindWord } from './entry-kinds.ts';

test('a kind has its word under its name with an underscore', () => {
  expect(kindWord('withdrawal.delivered')).toBe('withdrawal_delivered');
});

test.each(['adjustment.posted', 'toString', ''])(
  'a kind that this build does not know has no word (%j)',
  (kind) => {
    expect(kindWord(kind)).toBeNull();
  },
);
