import { expect, test } from 'vitest';
import { errorWords } from './words.ts';

test('a row is named by its spreadsheet number, and an amount is grouped', () => {
  const issues = [
    { field: 'account_number', code: 'DUPLICATE_IN_FILE', level: 'warning', params: { row: 12_045 } },
    { field: 'amount', code: 'AMOUNT_BELOW_LIMIT', level: 'error', params: { minimum: 10_000 } },
  ] as const;

  expect(errorWords([...issues], 'id')).toMatch(/baris 12045\. .*Minimal Rp 10\.000\.$/);
});
