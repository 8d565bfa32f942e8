import { expect, test } from 'vitest';
import { kindWord } from './entry-kinds.ts';

test('the translation key of a kind uses an underscore', () => {
  expect(kindWord('withdrawal.delivered')).toBe('withdrawal_delivered');
});

test.each(['adjustment.posted', 'toString', ''])(
  'a kind that this build does not know has no word (%j)',
  (kind) => {
    expect(kindWord(kind)).toBeNull();
  },
);
