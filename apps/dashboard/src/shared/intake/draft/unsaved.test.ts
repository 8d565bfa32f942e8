import { describe, expect, it } from 'vitest';
import { storedEdits, unsavedEdits, withSaved } from './unsaved.ts';

const A = { row: 2, cells: { price: '1', code: 'x' } };
const GONE = { row: 3, removed: true as const };

describe('unsaved edits', () => {
  it('are rows that differ from the server, and rows restored to the file', () => {
    const stored = storedEdits([A, GONE]);

    expect(unsavedEdits([A, GONE], stored)).toEqual([]);
    expect(unsavedEdits([{ row: 2, cells: { code: 'x', price: '1' } }], stored)).toEqual([{ row: 3 }]);
    expect(unsavedEdits([{ row: 2, cells: { price: '2' } }, GONE], stored)).toEqual([
      { row: 2, cells: { price: '2' } },
    ]);
  });

  it('are empty after a successful save', () => {
    const stored = withSaved(storedEdits([A]), [{ row: 2 }, GONE]);

    expect(unsavedEdits([GONE], stored)).toEqual([]);
  });

  it('are sent at most 2000 at a time', () => {
    const many = Array.from({ length: 2500 }, (_, index) => ({ row: index + 2, removed: true as const }));
    const first = unsavedEdits(many, new Map());
    const rest = unsavedEdits(many, withSaved(new Map(), first));

    expect([first.length, rest.length]).toEqual([2000, 500]);
  });
});
