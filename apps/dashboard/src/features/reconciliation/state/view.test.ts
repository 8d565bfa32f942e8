import { rupiah } from '@dasbor/domain/kernel';
import type { ReconciliationRow } from '@dasbor/domain/reconciliation';
import { expect, it } from 'vitest';
import { FIRST_VIEW, shownRows, type View } from './view.ts';

const rowOf = (row: number, amount: number, description: string): ReconciliationRow => ({
  key: String(row),
  group: 'unknown',
  lines: [{ row, date: '2026-11-17', direction: 'in', amount: rupiah(amount), sen: 0, description }],
  records: [],
  why: null,
});
const ROWS = [rowOf(2, 1_500_000, 'Budi'), rowOf(3, 75_000, 'Siti'), rowOf(4, 9_000, 'agus')];
const NOTES = { 3: 'Tanya bank' };

const shown = (view: Partial<View>) =>
  shownRows(ROWS, { group: 'unknown', view: { ...FIRST_VIEW, ...view }, notes: NOTES }).map(({ key }) => key);

it.each<[Partial<View>, string[]]>([
  [{}, ['2', '3', '4']],
  [{ isDescending: true }, ['4', '3', '2']],
  [{ sort: 'amount' }, ['4', '3', '2']],
  [{ sort: 'description' }, ['2', '3', '4']],
  [{ search: ' BUDI ' }, ['2']],
  [{ search: '1.500.000' }, ['2']],
  [{ search: 'Rp 75,000' }, ['3']],
  [{ search: 'tanya' }, ['3']],
  [{ search: 'xyz' }, []],
  [{ search: '.' }, []],
])('%j shows %j', (view, want) => {
  expect(shown(view)).toEqual(want);
});

it('shows only the group', () => {
  expect(shownRows(ROWS, { group: 'matched', view: FIRST_VIEW, notes: {} })).toEqual([]);
});
