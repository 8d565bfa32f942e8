import { batchWordsProblems } from '@dasbor/domain/disbursements';
import { expect, test } from 'vitest';
import { batchNameOf } from './batch-name.ts';

test.each([
  ['gaji-november.xlsx', 'gaji-november'],
  ['Gaji v1.2 final.csv', 'Gaji v1.2 final'],
  ['\u200EGaji\u202F2026 \u202E.csv', 'Gaji 2026'],
  [`${'x'.repeat(200)}.csv`, 'x'.repeat(128)],
])('a file named %j suggests the batch name %j', (file, name) => {
  expect(batchNameOf(file)).toBe(name);
  expect(batchWordsProblems({ name })).toEqual({});
});
