import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnName } from './column.ts';
import { coverOf } from './merged.ts';

describe('a merged range', () => {
  const over = coverOf(['B2:B5', 'A7:B7', 'AB9:AB10', '$D$3:$c$2', 'nonsense', 'F1']);

  it('covers each of its cells except the first', () => {
    expect([1, 2, 3, 5, 6].map((row) => over(row, 1)?.range)).toEqual([
      undefined,
      undefined,
      'B2:B5',
      'B2:B5',
      undefined,
    ]);
    expect(over(3, 1)).toMatchObject({ row: 2, column: 1 });
  });

  it('may span columns, beyond the twenty-sixth, and be written backwards', () => {
    expect(over(7, 1)).toMatchObject({ row: 7, column: 0 });
    expect(over(10, 27)).toMatchObject({ row: 9, column: 27 });
    expect([over(2, 2), over(2, 3), over(3, 2)].map((found) => found?.range)).toEqual([
      undefined,
      '$D$3:$c$2',
      '$D$3:$c$2',
    ]);
    expect(over(1, 5)).toBeUndefined();
  });

  it('is found as by a full search, even if ranges overlap', () => {
    const place = fc.record({ row: fc.integer({ min: 1, max: 6 }), column: fc.integer({ min: 0, max: 3 }) });
    const range = fc
      .tuple(place, place)
      .map(([a, b]) => `${columnName(a.column)}${a.row}:${columnName(b.column)}${b.row}`);
    fc.assert(
      fc.property(fc.array(range, { maxLength: 6 }), place, (ranges, { row, column }) => {
        const covered = ranges.some((one) => coverOf([one])(row, column));

        expect(coverOf(ranges)(row, column) !== undefined).toBe(covered);
      }),
      { numRuns: 1000 },
    );
  });
});
