import { describe, expect, it } from 'vitest';
import { storedEdits, unsavedEdits, unsavedHead, withSaved } from './unsaved.ts';

const A = { row: 2, cells: { amount: '1', notes: 'x' } };
const GONE = { row: 3, removed: true as const };

describe('unsaved edits', () => {
  it('are rows that differ from the server, and rows restored to the file', () => {
    const stored = storedEdits([A, GONE]);

    expect(unsavedEdits([A, GONE], stored)).toEqual([]);
    expect(unsavedEdits([{ row: 2, cells: { notes: 'x', amount: '1' } }], stored)).toEqual([{ row: 3 }]);
    expect(unsavedEdits([{ row: 2, cells: { amount: '2' } }, GONE], stored)).toEqual([
      { row: 2, cells: { amount: '2' } },
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

it.each([
  [{ name: 'Gaji ' }, {}],
  [{ name: 'THR' }, { name: 'THR' }],
  [{ description: 'x' }, { description: 'x' }],
  [{ source: 'sub_1' }, { subaccount_id: 'sub_1' }],
])('a head with %j sends %j', (change, want) => {
  const stored = { name: 'Gaji', description: '', source: '' };

  expect(unsavedHead({ ...stored, ...change }, stored)).toEqual(want);
});

it('an empty description and the merchant as payer are sent as null', () => {
  const stored = { name: 'Gaji', description: 'x', source: 'sub_1' };

  expect(unsavedHead({ name: 'Gaji', description: ' ', source: '' }, stored)).toEqual({
    description: null,
    subaccount_id: null,
  });
});
