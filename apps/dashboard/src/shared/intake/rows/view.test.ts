import { describe, expect, it } from 'vitest';
import { goodsGrid, type GoodsField, goodsIntake } from '../testing/goods.ts';
import { fromClipboard, toClipboard } from '../grid/clipboard.ts';
import { gridReducer } from './grid.ts';
import { countRows } from './row-status.ts';
import { emptyReason, nextProblem, rowsAlike, type View, visibleRows } from './view.ts';

const messy = goodsGrid({}, { shop: 'Nort', price: 'x' }, { code: '123' }, { shop: 'Nort', code: '7-777' });
const reduce = gridReducer(goodsIntake);
const view = (changes: Partial<View> = {}): View => ({
  filter: 'all',
  search: '',
  kept: new Set(),
  ...changes,
});
const numbers = (changes: Partial<View>, grid = messy) =>
  visibleRows(goodsIntake, grid, view(changes)).map(({ number }) => number);

describe('visible rows', () => {
  it('are rows to fix, rows to review, or all', () => {
    expect(numbers({ filter: 'invalid' })).toEqual([3, 5]);
    expect(numbers({ filter: 'warning' })).toEqual([4]);
    expect(numbers({})).toEqual([2, 3, 4, 5]);
    expect(countRows(goodsIntake, messy)).toEqual({ total: 4, invalid: 2, warning: 1, ready: 1 });
  });

  it('keep a row in place after it is fixed', () => {
    const fixed = reduce(messy, {
      kind: 'set',
      edits: [
        { row: 5, field: 'shop', text: 'north' },
        { row: 5, field: 'code', text: '7777' },
      ],
    });

    expect(numbers({ filter: 'invalid', kept: new Set([5]) }, fixed)).toEqual([3, 5]);
    expect(numbers({ filter: 'invalid' }, fixed)).toEqual([3]);
  });

  it('match any cell, ignoring case, or the row number', () => {
    expect(numbers({ search: ' 7-777 ' })).toEqual([5]);
    expect(numbers({ search: '123' })).toEqual([4]);
    expect(numbers({ search: '77-77' })).toEqual([5]);
    expect(numbers({ search: 'nort' })).toEqual([2, 3, 4, 5]);
    expect(numbers({ search: '2' }, goodsGrid({}))).toEqual([2]);
    expect(numbers({ search: '1500' }, goodsGrid({ price: '1.500' }))).toEqual([2]);
    expect(numbers({ search: 'nobody' })).toEqual([]);
  });

  it('exclude removed rows', () => {
    expect(numbers({}, reduce(messy, { kind: 'remove', rows: new Set([2]) }))).toEqual([3, 4, 5]);
  });
});

describe('the next problem', () => {
  const next = (row: number | null, field: GoodsField, backwards = false) =>
    nextProblem(goodsIntake, messy, { from: row === null ? null : { row, field }, backwards });

  it('goes cell by cell and wraps to the start', () => {
    expect(next(null, 'price')).toEqual({ row: 3, field: 'shop' });
    expect(next(3, 'shop')).toEqual({ row: 3, field: 'price' });
    expect(next(3, 'price')).toEqual({ row: 4, field: 'code' });
    expect(next(5, 'price')).toEqual({ row: 3, field: 'shop' });
  });

  it('also goes backwards', () => {
    expect(next(3, 'price', true)).toEqual({ row: 3, field: 'shop' });
    expect(next(3, 'shop', true)).toEqual({ row: 5, field: 'code' });
    expect(next(null, 'price', true)).toEqual({ row: 5, field: 'code' });
  });

  it('is null without problems', () => {
    const fine = goodsGrid({}, {});

    expect(nextProblem(goodsIntake, fine, { from: null })).toBeUndefined();
    expect(nextProblem(goodsIntake, { rows: [], related: new Map() }, { from: null })).toBeUndefined();
  });

  it('returns to the same cell if it is the only one', () => {
    const one = goodsGrid({ price: 'x' }, {});

    expect(nextProblem(goodsIntake, one, { from: { row: 2, field: 'price' } })).toEqual({
      row: 2,
      field: 'price',
    });
  });
});

describe('similar rows', () => {
  it('have the same text and the same problem in a column', () => {
    expect(rowsAlike(goodsIntake, messy, { row: 3, field: 'shop' })).toEqual([3, 5]);
    expect(rowsAlike(goodsIntake, messy, { row: 3, field: 'price' })).toEqual([3]);
    expect(rowsAlike(goodsIntake, messy, { row: 2, field: 'shop' })).toEqual([2]);
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
  expect(emptyReason(counts, { filter, search })).toBe(word);
});
