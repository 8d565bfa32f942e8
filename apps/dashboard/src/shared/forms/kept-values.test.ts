import { expect, it, test } from 'vitest';
import { keptText, restoredValues } from './kept-values.ts';

const initial = {
  name: '',
  isPrimary: false,
  scopes: { orders: 'none' },
  events: [] as string[],
  lines: [{ item: '', price: '' }],
  contract: null as File | null,
};

it.each([
  ['whole', { ...initial, name: 'Kopi', events: ['a'], lines: [] }, true],
  ['with less than the form has now', { name: 'Kopi' }, true],
  ['nothing', null, false],
  ['a text', 'Kopi', false],
  ['a list', [], false],
  ['with another type', { ...initial, isPrimary: 'on' }, false],
  ['with a list that is none', { ...initial, events: 'a' }, false],
  ['with a line of another shape', { ...initial, lines: [{ item: 1 }] }, false],
  ['with another type further in', { ...initial, scopes: { orders: 1 } }, false],
])('a draft that is %s', (_, kept, isOne) => {
  expect(restoredValues(initial, kept)).toEqual(isOne ? { ...initial, ...(kept as object) } : undefined);
});

test('a draft contains no files', () => {
  expect(JSON.parse(keptText({ ...initial, contract: new File(['a'], 'a.pdf') }))).toEqual(initial);
});
