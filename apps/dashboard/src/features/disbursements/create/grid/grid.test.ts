import { describe, expect, it } from 'vitest';
import { gridOf } from '../../testing/create/grids.ts';
import { commandOf } from './commands.ts';
import { emptied, laidOver, textsOf } from './range-cells.ts';
import { notTaken, numbersOf } from './said.ts';
import { COLUMNS, isHeads, rangeOf, stepped } from './spot.ts';

const { rows } = gridOf({}, { notes: 'Gaji' }, {});
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
    expect(stepped(rows, { row: 2, column: 0 }, { rows: -1, columns: -1 })).toEqual({ row: 2, column: 0 });
    expect(stepped(rows, { row: 3, column: 2 }, { rows: Infinity, columns: Infinity })).toEqual({
      row: 4,
      column: 7,
    });
  });

  it.each([
    ['Home on a cell', 4, { columns: -Infinity }, { row: 3, column: 1 }],
    ['Home on the head of a row', 0, { columns: -Infinity }, { row: 3, column: 1 }],
    ['Ctrl+Home', 4, { rows: -Infinity, columns: -Infinity }, { row: 2, column: 1 }],
    ['an arrow on the first cell', 1, { columns: -1 }, { row: 3, column: 0 }],
    ['Ctrl and an arrow up on the head of a row', 0, { rows: -Infinity }, { row: 2, column: 0 }],
  ] as const)('%s leads to the row’s own cells, or to its head: %i, %o, %o', (_, column, step, want) => {
    expect(stepped(rows, { row: 3, column }, step)).toEqual(want);
  });
});

describe('a range', () => {
  const range = rangeOf(rows, { row: 4, column: 7 }, { row: 3, column: 0 });

  it('is the same from any corner', () => {
    expect(range).toEqual({ rows: [1, 2], columns: [0, 7] });
  });

  it('returns the text of its cells', () => {
    expect(textsOf(rows, rangeOf(rows, { row: 3, column: 1 }, { row: 3, column: 2 }))).toEqual([
      ['Orang 1', 'bca'],
    ]);
  });

  it('clears only non-empty cells', () => {
    const notes = rangeOf(rows, { row: 2, column: 7 }, { row: 4, column: 7 });

    expect(emptied(rows, notes)).toEqual([{ row: 3, field: 'notes', text: '' }]);
  });

  it('is filled with one cell', () => {
    const banks = rangeOf(rows, { row: 2, column: 2 }, { row: 4, column: 2 });

    expect(laidOver(rows, banks, [['bri']]).map(({ row, text }) => [row, text])).toEqual([
      [2, 'bri'],
      [3, 'bri'],
      [4, 'bri'],
    ]);
  });

  describe('with row headers', () => {
    const heads = rangeOf(rows, { row: 3, column: 0 }, { row: 4, column: 0 });
    const withCells = rangeOf(rows, { row: 3, column: 2 }, { row: 3, column: 0 });

    it('differs from one that also has cells', () => {
      expect([isHeads(heads), isHeads(withCells)]).toEqual([true, false]);
    });

    it('returns the texts of the rows, whole rows if only headers are selected, and never row numbers', () => {
      expect(textsOf(rows, heads)[0]).toEqual(['Orang 1', 'bca', '8422647001', '150000', '', '', 'Gaji']);
      expect(textsOf(rows, withCells)).toEqual([['Orang 1', 'bca']]);
    });

    it('pastes from the first cell of the row, each value in its own column', () => {
      const cells = [
        ['Ani', 'BCA', '8422640014', '300000'],
        ['Ani', 'BCA', '8422640014', '300000'],
      ];

      const edits = laidOver(rows, rangeOf(rows, { row: 3, column: 0 }, { row: 3, column: 0 }), cells);

      const fields = ['account_owner_name', 'bank_code', 'account_number', 'amount'] as const;
      expect(edits).toEqual(
        [3, 4].flatMap((row) =>
          fields.map((field, index) => ({ row, field, text: ['Ani', 'BCA', '8422640014', '300000'][index] })),
        ),
      );
    });

    it('pastes one value into the first cell of each row only', () => {
      expect(laidOver(rows, heads, [['Ani']])).toEqual([
        { row: 3, field: 'account_owner_name', text: 'Ani' },
        { row: 4, field: 'account_owner_name', text: 'Ani' },
      ]);
    });

    it('is cleared with its rows', () => {
      expect(emptied(rows, heads).map(({ row, field }) => `${row} ${field}`)).toEqual([
        '3 account_owner_name',
        '3 bank_code',
        '3 account_number',
        '3 amount',
        '3 notes',
        '4 account_owner_name',
        '4 bank_code',
        '4 account_number',
        '4 amount',
      ]);
    });

    it('pastes a copied row into any row', () => {
      const copied = textsOf(rows, rangeOf(rows, { row: 3, column: 0 }, { row: 3, column: 0 }));

      const edits = laidOver(rows, rangeOf(rows, { row: 4, column: 0 }, { row: 4, column: 0 }), copied);

      expect(edits.map(({ text }) => text)).toEqual(copied[0]);
      expect(edits).toHaveLength(COLUMNS - 1);
    });
  });

  it('pastes cells from its corner and omits those outside the grid', () => {
    const corner = rangeOf(rows, { row: 4, column: 7 }, { row: 4, column: 7 });

    expect(
      laidOver(rows, corner, [
        ['Gaji', 'outside'],
        ['below', ''],
      ]),
    ).toEqual([{ row: 4, field: 'notes', text: 'Gaji' }]);
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
      { row: 2, field: 'notes', text: 'Gaji' },
      { row: 3, field: 'notes', text: 'x'.repeat(401) },
    ] as const;

    expect(notTaken(edits.slice(0, 1))).toBeUndefined();
    expect(notTaken(edits)).toEqual({ what: 'CELL_TOO_LONG', row: 3, field: 'notes' });
  });
});
