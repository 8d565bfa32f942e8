import { expect, it } from 'vitest';
import { headChange } from './batch-head.ts';

it.each([
  [{ name: 'Gaji ' }, undefined],
  [{ name: ' ', source: 'sub_1' }, undefined],
  [{ name: 'THR' }, { name: 'THR' }],
  [{ description: 'x' }, { description: 'x' }],
  [{ source: 'sub_1' }, { subaccount_id: 'sub_1' }],
])('a head with %j sends %j', (change, want) => {
  const stored = { name: 'Gaji', description: '', source: '' };

  expect(headChange({ ...stored, ...change }, stored)).toEqual(want);
});

it('an empty description and the merchant as payer are sent as null', () => {
  const stored = { name: 'Gaji', description: 'x', source: 'sub_1' };

  expect(headChange({ name: 'Gaji', description: ' ', source: '' }, stored)).toEqual({
    description: null,
    subaccount_id: null,
  });
});
