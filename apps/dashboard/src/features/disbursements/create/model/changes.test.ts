import { expect, test } from 'vitest';
import { changesIn } from './changes.ts';

const fileName = 'gaji.csv';
const untouched = { fileName, name: 'gaji', description: '', source: '', edits: [] };
const edits = [{ row: 3, cells: { amount: '10000' } }];

test.each([
  ['nothing', untouched, 0],
  ['a row edited', { ...untouched, edits }, 1],
  ['only a name said', { ...untouched, name: 'Gaji November' }, 1],
  [
    'a row edited, and a name and a description said',
    { ...untouched, edits, name: 'G', description: 'D' },
    3,
  ],
])('with %s there is that much to lose, and to go on with', (_, work, many) => {
  expect(changesIn(work)).toBe(many);
});
