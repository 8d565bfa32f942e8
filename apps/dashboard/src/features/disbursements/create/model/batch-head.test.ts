import { expect, test } from 'vitest';
import { headOf, saidOf } from './batch-head.ts';

const file = { name: 'gaji.csv' };
const head = headOf(file);

test.each([
  ['nothing', head, 0],
  ['a space', { ...head, description: ' ' }, 0],
  ['a description', { ...head, description: 'November' }, 1],
  ['another name, and who pays', { ...head, name: 'Gaji', source: 'sub_1' }, 2],
])('with %s said beside a file of that name', (_, said, many) => {
  expect(saidOf(said, file)).toBe(many);
});
