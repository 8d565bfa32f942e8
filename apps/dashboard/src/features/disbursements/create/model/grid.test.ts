import type { PayoutField } from '@dasbor/domain/disbursements';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBank, gridOf } from '../../testing/create/grids.ts';
import { duplicatesOf, type Grid, type GridAction, gridReducer } from './grid.ts';
import { cellEditsOf, removedRowsOf, rowEditsOf } from './row-edits.ts';

const set = (...edits: (readonly [row: number, field: PayoutField, text: string])[]): GridAction => ({
  kind: 'set',
  edits: edits.map(([row, field, text]) => ({ row, field, text })),
  findBank,
});
const remove = (...rows: number[]): GridAction => ({ kind: 'remove', rows: new Set(rows) });
const after = (grid: Grid, ...actions: GridAction[]) => actions.reduce(gridReducer, grid);
const UNDO = { kind: 'undo' } as const;
const REDO = { kind: 'redo' } as const;
const codes = (grid: Grid) => grid.rows.map(({ issues }) => issues.map(({ code }) => code).join(' '));

describe('an edit', () => {
  it('validates the whole row immediately', () => {
    const grid = gridOf({ bank_code: 'bcx', amount: 'abc' });

    const mended = after(grid, set([2, 'bank_code', '014'], [2, 'amount', '10.000']));

    expect(codes(grid)).toEqual(['BANK_UNKNOWN AMOUNT_INVALID']);
    expect(mended.rows[0]).toMatchObject({ issues: [], payout: { bank_code: 'bca', amount: 10_000 } });
  });

  it('of many cells is one undo step', () => {
    const grid = gridOf({ bank_code: 'x' }, { bank_code: 'x' });

    const mended = after(grid, set([2, 'bank_code', 'bca'], [3, 'bank_code', 'bca']));

    expect(codes(mended)).toEqual(['', '']);
    expect(codes(after(mended, UNDO))).toEqual(['BANK_UNKNOWN', 'BANK_UNKNOWN']);
  });

  it('that changes nothing adds no undo step', () => {
    const grid = gridOf({});

    expect(after(grid, set([2, 'amount', '150000']))).toBe(grid);
    expect(after(grid, set([99, 'amount', '1']))).toBe(grid);
  });

  it('back to the text of the file is not an edit', () => {
    const mended = after(gridOf({}), set([2, 'amount', '20000']), set([2, 'amount', '150000']));

    expect(rowEditsOf(mended.rows)).toEqual([]);
  });

  it('turns a number retyped unchanged into text: no zeros are missing', () => {
    const short = gridOf({ account_number: { text: '12345678', kind: 'number' } });

    const meant = after(short, set([2, 'account_number', '12345678']));

    expect(codes(short)).toEqual(['LEADING_ZEROS_LOST']);
    expect(codes(meant)).toEqual(['ACCOUNT_NUMBER_UNUSUAL']);
    expect(rowEditsOf(meant.rows)).toEqual([{ row: 2, cells: { account_number: '12345678' } }]);
  });

  it('accepts the value of a formula when it is retyped', () => {
    const meant = after(
      gridOf({ amount: { text: '150000', kind: 'formula' } }),
      set([2, 'amount', '150000']),
    );

    expect(codes(meant)).toEqual(['']);
    expect(rowEditsOf(meant.rows)).toEqual([{ row: 2, cells: { amount: '150000' } }]);
  });
});

describe('undo and redo', () => {
  it('restore the identical rows in both directions', () => {
    const start = gridOf({}, {}, {});
    const edited = after(start, set([2, 'amount', '20000']), remove(3, 4));

    const back = after(edited, UNDO, UNDO);

    expect(back.rows).toEqual(start.rows);
    expect(after(back, REDO, REDO).rows).toEqual(edited.rows);
  });

  it('stop at the start and at the end', () => {
    const start = gridOf({});

    expect(after(start, UNDO)).toBe(start);
    expect(after(start, REDO)).toBe(start);
  });

  it('clear redo after another edit', () => {
    const grid = after(gridOf({}), set([2, 'amount', '20000']), UNDO, set([2, 'amount', '30000']));

    expect(after(grid, REDO)).toBe(grid);
  });

  it('lead back to the file after any steps', () => {
    const action = fc.oneof(
      fc.tuple(fc.integer({ min: 2, max: 5 }), fc.string()).map(([row, text]) => set([row, 'notes', text])),
      fc.uniqueArray(fc.integer({ min: 2, max: 5 })).map((rows) => remove(...rows)),
      fc.constant(UNDO),
      fc.constant(REDO),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 20 }), (actions) => {
        const start = gridOf({}, {}, {}, {});
        let grid = after(start, ...actions);
        while (grid.past.length > 0) grid = gridReducer(grid, UNDO);
        expect(grid.rows).toEqual(start.rows);
      }),
    );
  });
});

it('after any steps, duplicates match a full recomputation', () => {
  const row = fc.integer({ min: 2, max: 4 });
  const texts = fc.oneof(
    fc.constantFrom(['account_number', '8422647000'], ['account_number', '8422647001'], ['amount', '1x']),
    fc.constantFrom(['account_owner_name', 'Siti'], ['account_owner_name', 'Budi'], ['amount', '20000']),
  ) as fc.Arbitrary<[PayoutField, string]>;
  const action = fc.oneof(
    fc
      .array(fc.tuple(row, texts), { minLength: 1, maxLength: 3 })
      .map((edits) => set(...edits.map(([at, edit]) => [at, ...edit] as const))),
    fc.uniqueArray(row, { maxLength: 2 }).map((rows) => remove(...rows)),
    fc.constant(UNDO),
    fc.constant(REDO),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 20 }), (actions) => {
      const grid = after(gridOf({}, {}, {}), ...actions);

      expect(grid.duplicates).toEqual(duplicatesOf(grid.rows));
    }),
    { numRuns: 500 },
  );
});

describe('a removed row', () => {
  it('no longer counts as a duplicate', () => {
    const same = { account_owner_name: 'Siti', account_number: '8422647001' };
    const twice = gridOf(same, same);

    expect([...twice.duplicates]).toMatchObject([[3, [{ code: 'DUPLICATE_IN_FILE', params: { row: 2 } }]]]);
    expect([...after(twice, remove(2)).duplicates]).toEqual([]);
    expect([...after(twice, remove(2), UNDO).duplicates.keys()]).toEqual([3]);
  });

  it('is removed only once', () => {
    const gone = after(gridOf({}, {}), remove(2));

    expect(after(gone, remove(2))).toBe(gone);
    expect(rowEditsOf(gone.rows)).toEqual([{ row: 2, removed: true }]);
  });
});

describe('edits of the rows', () => {
  it('restore the state of a file that is read again', () => {
    const file = gridOf({}, { amount: 'x' }, {});
    const mended = after(file, set([3, 'amount', '20000'], [3, 'notes', 'Gaji']), remove(4));
    const edits = rowEditsOf(mended.rows);

    const again = after(
      file,
      { kind: 'set', edits: cellEditsOf(edits), findBank },
      { kind: 'remove', rows: removedRowsOf(edits) },
    );

    expect(edits).toEqual([
      { row: 3, cells: { amount: '20000', notes: 'Gaji' } },
      { row: 4, removed: true },
    ]);
    expect(again.rows).toEqual(mended.rows);
  });
});
