import { describe, expect, it } from 'vitest';
import { goodsGrid, type GoodsField, goodsIntake } from '../testing/goods.ts';
import { commandOf } from './commands.ts';
import { clearEdits, pasteEdits, rangeTexts } from './range-cells.ts';
import { numbersOf, rejectedOf } from './announcement.ts';
import { isHeads, rangeOf, stepped } from './cell-position.ts';

const { rows } = goodsGrid({ price: '' }, {}, { price: '' });
const keys = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', true>> = {}) =>
  commandOf({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held });

describe('a key', () => {
  it.each([
    ['ArrowDown', {}, { kind: 'move', step: { rows: 1 }, extend: false }],
    ['ArrowRight', { shiftKey: true }, { kind: 'move', step: { columns: 1 }, extend: true }],
    ['End', { ctrlKey: true }, { kind: 'move', step: { rows: Infinity, columns: Infinity }, extend: false }],
    ['F2', {}, { kind: 'edit' }],
    ['Enter', {}, { kind: 'edit' }],
    ['7', {}, { kind: 'edit', text: '7' }],
    ['F8', { shiftKey: true }, { kind: 'problem', backwards: true }],
    ['z', { metaKey: true }, { kind: 'undo' }],
    ['Z', { ctrlKey: true, shiftKey: true }, { kind: 'redo' }],
    ['y', { ctrlKey: true }, { kind: 'redo' }],
    ['Delete', {}, { kind: 'clear' }],
    ['Delete', { ctrlKey: true }, { kind: 'remove' }],
    ['a', { ctrlKey: true }, { kind: 'all' }],
  ] as const)('%s with %o is %o', (key, held, want) => {
    expect(keys(key, held)).toEqual(want);
  });

  it.each([
    ['Tab leads out of the grid', 'Tab', {}],
    ['copying is the browser’s', 'c', { ctrlKey: true }],
    ['reloading is the browser’s', 'r', { metaKey: true }],
    ['what is typed with Alt is a letter of another layout', 'ArrowLeft', { altKey: true }],
    ['an unknown key', 'F5', {}],
  ] as const)('is ignored: %s', (_, key, held) => {
    expect(keys(key, held)).toBeUndefined();
  });
});

describe('a step', () => {
  it('ends at the edges', () => {
    expect(stepped(goodsIntake, rows, { row: 2, column: 0 }, { rows: -1, columns: -1 })).toEqual({
      row: 2,
      column: 0,
    });
    expect(stepped(goodsIntake, rows, { row: 3, column: 2 }, { rows: Infinity, columns: Infinity })).toEqual({
      row: 4,
      column: 3,
    });
  });

  it.each([
    ['Home on a cell', 3, { columns: -Infinity }, { row: 3, column: 1 }],
    ['Home on the head of a row', 0, { columns: -Infinity }, { row: 3, column: 1 }],
    ['Ctrl+Home', 3, { rows: -Infinity, columns: -Infinity }, { row: 2, column: 1 }],
    ['an arrow on the first cell', 1, { columns: -1 }, { row: 3, column: 0 }],
    ['Ctrl and an arrow up on the head of a row', 0, { rows: -Infinity }, { row: 2, column: 0 }],
  ] as const)('%s leads to the row’s own cells, or to its head: %i, %o, %o', (_, column, step, want) => {
    expect(stepped(goodsIntake, rows, { row: 3, column }, step)).toEqual(want);
  });
});

describe('a range', () => {
  const range = rangeOf(rows, { row: 4, column: 3 }, { row: 3, column: 0 });

  it('is the same from any corner', () => {
    expect(range).toEqual({ rows: [1, 2], columns: [0, 3] });
  });

  it('returns the text of its cells', () => {
    expect(
      rangeTexts(goodsIntake, rows, rangeOf(rows, { row: 3, column: 1 }, { row: 3, column: 2 })),
    ).toEqual([['north', '1001']]);
  });

  it('clears only non-empty cells', () => {
    const prices = rangeOf(rows, { row: 2, column: 3 }, { row: 4, column: 3 });

    expect(clearEdits(goodsIntake, rows, prices)).toEqual([{ row: 3, field: 'price', text: '' }]);
  });

  it('is filled with one cell', () => {
    const codes = rangeOf(rows, { row: 2, column: 2 }, { row: 4, column: 2 });

    expect(pasteEdits(goodsIntake, rows, codes, [['2000']]).map(({ row, text }) => [row, text])).toEqual([
      [2, '2000'],
      [3, '2000'],
      [4, '2000'],
    ]);
  });

  describe('with row headers', () => {
    const heads = rangeOf(rows, { row: 3, column: 0 }, { row: 4, column: 0 });
    const withCells = rangeOf(rows, { row: 3, column: 2 }, { row: 3, column: 0 });

    it('differs from one that also has cells', () => {
      expect([isHeads(heads), isHeads(withCells)]).toEqual([true, false]);
    });

    it('returns the texts of the rows, whole rows if only headers are selected, and never row numbers', () => {
      expect(rangeTexts(goodsIntake, rows, heads)[0]).toEqual(['north', '1001', '150']);
      expect(rangeTexts(goodsIntake, rows, withCells)).toEqual([['north', '1001']]);
    });

    it('pastes from the first cell of the row, each value in its own column', () => {
      const cells = [
        ['south', '2000'],
        ['south', '2000'],
      ];

      const edits = pasteEdits(
        goodsIntake,
        rows,
        rangeOf(rows, { row: 3, column: 0 }, { row: 3, column: 0 }),
        cells,
      );

      const fields: GoodsField[] = ['shop', 'code'];
      expect(edits).toEqual(
        [3, 4].flatMap((row) =>
          fields.map((field, index) => ({ row, field, text: ['south', '2000'][index] })),
        ),
      );
    });

    it('pastes one value into the first cell of each row only', () => {
      expect(pasteEdits(goodsIntake, rows, heads, [['south']])).toEqual([
        { row: 3, field: 'shop', text: 'south' },
        { row: 4, field: 'shop', text: 'south' },
      ]);
    });

    it('is cleared with its rows', () => {
      expect(clearEdits(goodsIntake, rows, heads).map(({ row, field }) => `${row} ${field}`)).toEqual([
        '3 shop',
        '3 code',
        '3 price',
        '4 shop',
        '4 code',
      ]);
    });

    it('pastes a copied row into any row', () => {
      const copied = rangeTexts(
        goodsIntake,
        rows,
        rangeOf(rows, { row: 3, column: 0 }, { row: 3, column: 0 }),
      );

      const edits = pasteEdits(
        goodsIntake,
        rows,
        rangeOf(rows, { row: 4, column: 0 }, { row: 4, column: 0 }),
        copied,
      );

      expect(edits.map(({ text }) => text)).toEqual(copied[0]);
      expect(edits).toHaveLength(3);
    });
  });

  it('pastes cells from its corner and omits those outside the grid', () => {
    const corner = rangeOf(rows, { row: 4, column: 3 }, { row: 4, column: 3 });

    expect(
      pasteEdits(goodsIntake, rows, corner, [
        ['175', 'outside'],
        ['below', ''],
      ]),
    ).toEqual([{ row: 4, field: 'price', text: '175' }]);
  });
});

describe('the numbers of rows', () => {
  it.each([
    [[22], '22'],
    [[9, 3, 4, 7, 6], '3–4, 6–7, 9'],
    [Array.from({ length: 10_000 }, (_, n) => n + 2), '2–10001'],
    [Array.from({ length: 9 }, (_, n) => 2 * n), '0, 2, 4, 6, 8, 10, 12, 14, …'],
  ])('of %j are %s', (numbers, want) => {
    expect(numbersOf(numbers)).toBe(want);
  });
});

describe('edits', () => {
  it('are applied only if the cells can hold all of them', () => {
    const edits = [
      { row: 2, field: 'code', text: '1000' },
      { row: 3, field: 'code', text: 'x'.repeat(21) },
    ] as const;

    expect(rejectedOf(goodsIntake, edits.slice(0, 1))).toBeUndefined();
    expect(rejectedOf(goodsIntake, edits)).toEqual({ what: 'CELL_TOO_LONG', row: 3, field: 'code' });
  });
});
