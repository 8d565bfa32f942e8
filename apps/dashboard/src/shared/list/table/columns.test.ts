import { expect, test } from 'vitest';
import {
  csvTime,
  fitColumns,
  knownColumns,
  type ListColumn,
  toggleColumn,
  visibleColumns,
} from './columns.ts';

const column = (key: string, more: Partial<ListColumn<string>> = {}): ListColumn<string> => ({
  key,
  label: key,
  cell: (row) => row,
  csv: (row) => row,
  length: 8,
  ...more,
});
const columns = [
  column('time'),
  column('reference', { link: true }),
  column('amount', { essential: true }),
  column('net', { extra: true }),
];
const keys = (chosen: readonly string[] | null) => visibleColumns(columns, chosen).map(({ key }) => key);

test('extra columns are hidden by default', () => {
  expect(keys(null)).toEqual(['time', 'reference', 'amount']);
});

test('the link column cannot be hidden', () => {
  expect(keys(['amount'])).toEqual(['reference', 'amount']);
});

test('columns keep the list’s order, whatever the order of choosing', () => {
  expect(toggleColumn(columns, ['reference', 'amount'], 'time')).toBeNull();
  expect(toggleColumn(columns, null, 'net')).toEqual(['time', 'reference', 'amount', 'net']);
});

test('ignores a column of an older version', () => {
  expect(keys(['gone', 'net'])).toEqual(['reference', 'net']);
});

test('uses the default if all chosen columns are unknown', () => {
  expect(keys(['gone'])).toEqual(keys(null));
  expect(toggleColumn(columns, ['gone'], 'net')).toEqual(['time', 'reference', 'amount', 'net']);
});

test.each([
  [null, null],
  [
    ['time', 'net'],
    ['time', 'net'],
  ],
  [['gone', 'net'], ['net']],
  [['gone'], null],
])('of the choice %j the list has %j', (chosen, want) => {
  expect(knownColumns(columns, chosen)).toEqual(want);
});

test('a time in a file is in Jakarta time', () => {
  expect(csvTime('2026-11-20T20:16:02.480Z')).toBe('2026-11-21 03:16:02');
  expect(csvTime(null)).toBeNull();
});

test.each([
  [0, ['time', 'reference', 'amount', 'net'], []],
  [1, ['time', 'reference', 'amount'], ['net']],
  [2, ['reference', 'amount'], ['time', 'net']],
  [9, ['reference', 'amount'], ['time', 'net']],
])('%i columns fewer leave the link and what is essential', (fewer, shown, stacked) => {
  const fitted = fitColumns(columns, fewer);

  expect(fitted.shown.map(({ key }) => key)).toEqual(shown);
  expect(fitted.stacked.map(({ key }) => key)).toEqual(stacked);
});
