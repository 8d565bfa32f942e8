import { describe, expect, it } from 'vitest';
import { goodsGrid, type GoodsField, goodsIntake } from '../testing/goods.ts';
import { fixAlike, plainFixes, rowsWithText, suggester, valueUnderMerge } from './fixes.ts';
import { gridReducer } from './grid.ts';
import { mergedOver } from './merged.ts';

const suggest = suggester(goodsIntake);

it('fixes for all rows at once only change the notation, in rows that are still there', () => {
  const messy = goodsGrid({ code: '10-00', price: '150.0' }, { shop: 'nort' }, { price: '175.0' });
  const grid = gridReducer(goodsIntake)(messy, { kind: 'remove', rows: new Set([4]) });

  expect(plainFixes(goodsIntake, grid, suggest)).toEqual([
    { row: 2, field: 'code', text: '1000' },
    { row: 2, field: 'price', text: '150' },
  ]);
});

describe('a fix', () => {
  const grid = goodsGrid({ shop: 'nort' }, {}, { shop: 'nort' });

  it('applies to every row with the same text', () => {
    expect(
      fixAlike(goodsIntake, grid, { row: 2, field: 'shop', text: 'north' }).map(({ row }) => row),
    ).toEqual([2, 4]);
  });

  it('by hand is offered to rows that still have the replaced text', () => {
    expect(rowsWithText(goodsIntake, grid, { row: 2, field: 'shop' }, 'nort')).toEqual([2, 4]);
    expect(rowsWithText(goodsIntake, grid, { row: 2, field: 'shop' }, '')).toEqual([]);
  });

  it('applies only to rows where the text means the same', () => {
    const code = '10-00';
    const written = goodsGrid({ code }, { code, shop: 'south' }, { code }, { code, shop: '' });

    const edits = fixAlike(goodsIntake, written, { row: 2, field: 'code', text: '1000' });

    expect(edits.map(({ row }) => row)).toEqual([2, 4]);
    expect(rowsWithText(goodsIntake, written, { row: 2, field: 'code' }, code)).toEqual([2, 4]);
  });
});

describe('the value of a merged cell over an empty one', () => {
  const under = (code: string, shop: string) => {
    const [first, second] = goodsGrid({ code }, { code: '', shop }).rows;
    return first && second && valueUnderMerge(second, 'code', { over: first, suggest });
  };

  it('is suggested if it has no problem in either row', () => {
    expect(under('1000', 'north')).toBe('1000');
    expect(under('100', 'north')).toBeUndefined();
    expect(under('1000', 'south')).toBeUndefined();
  });
});

describe('a merged range', () => {
  const places = { shop: 0, code: 1, price: 27 };
  const over = (row: number, field: GoodsField) =>
    mergedOver({ row, field }, ['B2:B5', 'A7:B7', 'AB9:AB10'], places);

  it('hides every cell except the first', () => {
    expect(over(2, 'code')).toBeUndefined();
    expect(over(5, 'code')).toEqual({ range: 'B2:B5', row: 2, field: 'code' });
    expect(over(6, 'code')).toBeUndefined();
  });

  it('may span columns, even beyond column Z', () => {
    expect(over(7, 'code')).toMatchObject({ row: 7, field: 'shop' });
    expect(over(10, 'price')).toMatchObject({ row: 9, field: 'price' });
  });
});
