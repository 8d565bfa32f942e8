import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Goods, type GoodsField, goodsGrid, goodsIntake } from '../testing/goods.ts';
import { type Grid, type GridEdit, gridReducer, relatedIn } from './grid.ts';
import { cellEditsOf, removedRowsOf, rowEditsOf } from './row-edits.ts';

const set = (...edits: (readonly [row: number, field: GoodsField, text: string])[]): GridEdit => ({
  kind: 'set',
  edits: edits.map(([row, field, text]) => ({ row, field, text })),
});
const remove = (...rows: number[]): GridEdit => ({ kind: 'remove', rows: new Set(rows) });
const reduce = gridReducer(goodsIntake);
const after = (grid: Grid<Goods>, ...actions: GridEdit[]) => actions.reduce(reduce, grid);
const UNDO = { kind: 'undo' } as const;
const REDO = { kind: 'redo' } as const;
const codes = (grid: Grid) => grid.rows.map(({ issues }) => issues.map(({ code }) => code).join(' '));

describe('an edit', () => {
  it('validates the whole row immediately', () => {
    const grid = goodsGrid({ shop: 'nort', price: 'abc' });

    const fixed = after(grid, set([2, 'shop', 'north'], [2, 'price', '100']));

    expect(codes(grid)).toEqual(['SHOP_UNKNOWN PRICE_INVALID']);
    expect(fixed.rows[0]).toMatchObject({ issues: [], value: { shop: 'north', price: 100 } });
  });

  it('of many cells is one undo step', () => {
    const grid = goodsGrid({ shop: 'x' }, { shop: 'x' });

    const fixed = after(grid, set([2, 'shop', 'north'], [3, 'shop', 'north']));

    expect(codes(fixed)).toEqual(['', '']);
    expect(codes(after(fixed, UNDO))).toEqual(['SHOP_UNKNOWN', 'SHOP_UNKNOWN']);
  });

  it('that changes nothing adds no undo step', () => {
    const grid = goodsGrid({});

    expect(after(grid, set([2, 'price', '150']))).toBe(grid);
    expect(after(grid, set([99, 'price', '1']))).toBe(grid);
  });

  it('back to the text of the file is not an edit', () => {
    const fixed = after(goodsGrid({}), set([2, 'price', '200']), set([2, 'price', '150']));

    expect(rowEditsOf(fixed.rows)).toEqual([]);
  });
});

describe('undo and redo', () => {
  it('restore the identical rows in both directions', () => {
    const start = goodsGrid({}, {}, {});
    const edited = after(start, set([2, 'price', '200']), remove(3, 4));

    const back = after(edited, UNDO, UNDO);

    expect(back.rows).toEqual(start.rows);
    expect(after(back, REDO, REDO).rows).toEqual(edited.rows);
  });

  it('stop at the start and at the end', () => {
    const start = goodsGrid({});

    expect(after(start, UNDO)).toBe(start);
    expect(after(start, REDO)).toBe(start);
  });

  it('clear redo after another edit', () => {
    const grid = after(goodsGrid({}), set([2, 'price', '200']), UNDO, set([2, 'price', '300']));

    expect(after(grid, REDO)).toBe(grid);
  });

  it('lead back to the file after any steps', () => {
    const action = fc.oneof(
      fc.tuple(fc.integer({ min: 2, max: 5 }), fc.string()).map(([row, text]) => set([row, 'code', text])),
      fc.uniqueArray(fc.integer({ min: 2, max: 5 })).map((rows) => remove(...rows)),
      fc.constant(UNDO),
      fc.constant(REDO),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 20 }), (actions) => {
        const start = goodsGrid({}, {}, {}, {});
        let grid = after(start, ...actions);
        while (grid.past.length > 0) grid = reduce(grid, UNDO);
        expect(grid.rows).toEqual(start.rows);
      }),
    );
  });
});

it('after any steps, related issues match a full recomputation', () => {
  const row = fc.integer({ min: 2, max: 4 });
  const texts = fc.oneof(
    fc.constantFrom(['code', '1000'], ['code', '1001'], ['price', '1x']),
    fc.constantFrom(['shop', 'north'], ['shop', 'south'], ['price', '200']),
  ) as fc.Arbitrary<[GoodsField, string]>;
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
      const grid = after(goodsGrid({}, {}, {}), ...actions);

      expect(grid.related).toEqual(relatedIn(goodsIntake, grid.rows));
    }),
    { numRuns: 500 },
  );
});

describe('a removed row', () => {
  it('no longer counts as a duplicate', () => {
    const same = { code: '1001' };
    const twice = goodsGrid(same, same);

    expect([...twice.related]).toMatchObject([[3, [{ code: 'CODE_TWICE', params: { row: 2 } }]]]);
    expect([...after(twice, remove(2)).related]).toEqual([]);
    expect([...after(twice, remove(2), UNDO).related.keys()]).toEqual([3]);
  });

  it('is removed only once', () => {
    const gone = after(goodsGrid({}, {}), remove(2));

    expect(after(gone, remove(2))).toBe(gone);
    expect(rowEditsOf(gone.rows)).toEqual([{ row: 2, removed: true }]);
  });
});

describe('edits of the rows', () => {
  it('restore the state of a file that is read again', () => {
    const file = goodsGrid({}, { price: 'x' }, {});
    const fixed = after(file, set([3, 'price', '200'], [3, 'code', '2000']), remove(4));
    const edits = rowEditsOf(fixed.rows);

    const again = after(
      file,
      { kind: 'set', edits: cellEditsOf(edits) },
      { kind: 'remove', rows: removedRowsOf(edits) },
    );

    expect(edits).toEqual([
      { row: 3, cells: { price: '200', code: '2000' } },
      { row: 4, removed: true },
    ]);
    expect(again.rows).toEqual(fixed.rows);
  });
});
