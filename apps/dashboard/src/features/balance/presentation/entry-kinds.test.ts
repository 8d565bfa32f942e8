import { expect, test } from 'vitest';
import { kindWord, pageOf } from './entry-kinds.ts';

test.each([
  ['withdrawal.reserved', 'wdr_01KAJ8', '/balance/withdraw/wdr_01KAJ8'],
  ['withdrawal.released', 'wdr_01KAJ8-2', '/balance/withdraw/wdr_01KAJ8'],
  ['top_up.paid', 'top_01KAJ8', '/balance/topup/top_01KAJ8'],
] as const)('%s of %s leads to its page', (kind, id, page) => {
  expect(pageOf({ kind, reference_id: id })).toBe(page);
});

test('what has no page of its own is no link', () => {
  expect(pageOf({ kind: 'settlement.settled', reference_id: 'set_01KAJ8' })).toBeNull();
});

test.each(['adjustment.posted', 'toString', ''])(
  'a kind that this build does not know has no word (%j)',
  (kind) => {
    expect(kindWord(kind)).toBeNull();
  },
);
