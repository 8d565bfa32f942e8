import { describe, expect, it } from 'vitest';
import { gridOf } from '../../testing/create/grids.ts';
import { commandOf } from './commands.ts';
import { emptied, laidOver, textsOf } from './range-cells.ts';
import { rangeOf, stepped } from './spot.ts';

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
  ] as const)('is left alone: %s', (_, key, held) => {
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
});

describe('a range', () => {
  const range = rangeOf(rows, { row: 4, column: 7 }, { row: 3, column: 0 });

  it('is the same from whichever corner', () => {
    expect(range).toEqual({ rows: [1, 2], columns: [0, 7] });
  });

  it('says what its cells say', () => {
    expect(textsOf(rows, rangeOf(rows, { row: 3, column: 0 }, { row: 3, column: 2 }))).toEqual([
      ['3', 'Orang 1', 'bca'],
    ]);
  });

  it('is emptied where there is something', () => {
    const notes = rangeOf(rows, { row: 2, column: 7 }, { row: 4, column: 7 });

    expect(emptied(rows, notes)).toEqual([{ row: 3, field: 'notes', text: '' }]);
  });

  it('is filled by one cell', () => {
    const banks = rangeOf(rows, { row: 2, column: 2 }, { row: 4, column: 2 });

    expect(laidOver(rows, banks, [['bri']]).map(({ row, text }) => [row, text])).toEqual([
      [2, 'bri'],
      [3, 'bri'],
      [4, 'bri'],
    ]);
  });

  it('takes many cells from its corner on, and leaves out what stands outside', () => {
    const corner = rangeOf(rows, { row: 4, column: 7 }, { row: 4, column: 7 });

    expect(
      laidOver(rows, corner, [
        ['Gaji', 'outside'],
        ['below', ''],
      ]),
    ).toEqual([{ row: 4, field: 'notes', text: 'Gaji' }]);
  });
});
