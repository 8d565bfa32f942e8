import { describe, expect, it } from 'vitest';
import { findBank, gridOf } from '../../testing/create/grids.ts';
import { fromClipboard, toClipboard } from './clipboard.ts';
import { gridReducer } from './grid.ts';
import { countRows } from './problems.ts';
import { emptyWord, nextProblem, rowsAlike, type View, visibleRows } from './view.ts';

const messy = gridOf(
  {},
  { bank_code: 'Mandri', amount: 'x' },
  { account_number: '1234567' },
  { bank_code: 'Mandri', account_owner_name: 'Siti' },
);
const view = (changes: Partial<View> = {}): View => ({
  filter: 'all',
  search: '',
  kept: new Set(),
  ...changes,
});
const numbers = (changes: Partial<View>, grid = messy) =>
  visibleRows(grid, view(changes)).map(({ number }) => number);

describe('visible rows', () => {
  it('are rows to fix, rows to review, or all', () => {
    expect(numbers({ filter: 'invalid' })).toEqual([3, 5]);
    expect(numbers({ filter: 'warning' })).toEqual([4]);
    expect(numbers({})).toEqual([2, 3, 4, 5]);
    expect(countRows(messy)).toEqual({ total: 4, invalid: 2, warning: 1, ready: 1 });
  });

  it('keep a row in place after it is fixed', () => {
    const mended = gridReducer(messy, {
      kind: 'set',
      edits: [{ row: 5, field: 'bank_code', text: 'mandiri' }],
      findBank,
    });

    expect(numbers({ filter: 'invalid', kept: new Set([5]) }, mended)).toEqual([3, 5]);
    expect(numbers({ filter: 'invalid' }, mended)).toEqual([3]);
  });

  it('match any cell, ignoring case, or the row number', () => {
    expect(numbers({ search: ' siti ' })).toEqual([5]);
    expect(numbers({ search: '1234567' })).toEqual([4]);
    expect(numbers({ search: '123-4567' })).toEqual([4]);
    expect(numbers({ search: '2' }, gridOf({}))).toEqual([2]);
    expect(numbers({ search: '1500000' }, gridOf({ amount: '1.500.000' }))).toEqual([2]);
    expect(numbers({ search: 'nobody' })).toEqual([]);
  });

  it('exclude removed rows', () => {
    expect(numbers({}, gridReducer(messy, { kind: 'remove', rows: new Set([2]) }))).toEqual([3, 4, 5]);
  });
});

describe('the next problem', () => {
  const next = (row: number | null, field: 'bank_code' | 'amount' | 'notes', backwards = false) =>
    nextProblem(messy.rows, messy.duplicates, { from: row === null ? null : { row, field }, backwards });

  it('goes cell by cell and wraps to the start', () => {
    expect(next(null, 'notes')).toEqual({ row: 3, field: 'bank_code' });
    expect(next(3, 'bank_code')).toEqual({ row: 3, field: 'amount' });
    expect(next(3, 'amount')).toEqual({ row: 4, field: 'account_number' });
    expect(next(5, 'notes')).toEqual({ row: 3, field: 'bank_code' });
  });

  it('also goes backwards', () => {
    expect(next(3, 'amount', true)).toEqual({ row: 3, field: 'bank_code' });
    expect(next(3, 'bank_code', true)).toEqual({ row: 5, field: 'bank_code' });
    expect(next(null, 'notes', true)).toEqual({ row: 5, field: 'bank_code' });
  });

  it('is null without problems', () => {
    const fine = gridOf({}, {});

    expect(nextProblem(fine.rows, fine.duplicates, { from: null })).toBeUndefined();
    expect(nextProblem([], new Map(), { from: null })).toBeUndefined();
  });

  it('returns to the same cell if it is the only one', () => {
    const one = gridOf({ amount: 'x' }, {});

    expect(nextProblem(one.rows, one.duplicates, { from: { row: 2, field: 'amount' } })).toEqual({
      row: 2,
      field: 'amount',
    });
  });
});

describe('similar rows', () => {
  it('have the same text and the same problem in a column', () => {
    expect(rowsAlike(messy, { row: 3, field: 'bank_code' })).toEqual([3, 5]);
    expect(rowsAlike(messy, { row: 3, field: 'amount' })).toEqual([3]);
    expect(rowsAlike(messy, { row: 2, field: 'bank_code' })).toEqual([2]);
  });
});

describe('the clipboard', () => {
  it.each([
    ['one cell', 'bca', [['bca']]],
    [
      'a range as Excel copies it',
      'bca\t001\r\nbri\t002\r\n',
      [
        ['bca', '001'],
        ['bri', '002'],
      ],
    ],
    [
      'quotes, tabs and breaks inside',
      '"a\tb"\t"say ""hi"""\n"two\nlines"\tx',
      [
        ['a\tb', 'say "hi"'],
        ['two\nlines', 'x'],
      ],
    ],
    ['empty cells', '\tx\t\n\n', [['', 'x', ''], ['']]],
    ['nothing', '', []],
  ])('gives %s', (_, text, want) => {
    expect(fromClipboard(text)).toEqual(want);
  });

  it('round-trips its own output', () => {
    const cells = [
      ['a\tb', 'say "hi"'],
      ['two\nlines', ''],
    ];

    expect(fromClipboard(toClipboard(cells))).toEqual(cells);
  });
});

it.each([
  ['allRemoved', { total: 0, invalid: 0 }, 'invalid', ''],
  ['allRemoved', { total: 0, invalid: 0 }, 'all', 'budi'],
  ['allFixed', { total: 3, invalid: 0 }, 'invalid', ' '],
  ['nothing', { total: 3, invalid: 0 }, 'warning', ''],
  ['nothing', { total: 3, invalid: 1 }, 'invalid', 'budi'],
] as const)('an empty grid says %s of %o in %s with “%s”', (word, counts, filter, search) => {
  expect(emptyWord(counts, { filter, search })).toBe(word);
});
