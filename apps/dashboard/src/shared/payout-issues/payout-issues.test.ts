import { ISSUES, PAYOUT_COLUMNS } from '@dasbor/domain/disbursements';
import { FILE_NOTES } from '@dasbor/domain/sheets';
import { expect, test } from 'vitest';
import en from './locales/en.json' with { type: 'json' };
import id from './locales/id.json' with { type: 'json' };

test.each([
  ['Indonesian', id],
  ['English', en],
])('each issue of a row and each of its columns has words of its own in %s, and no other has', (_, words) => {
  expect(Object.keys(words.issue).toSorted()).toEqual(Object.keys(ISSUES).toSorted());
  expect(new Set(Object.values(words.issue)).size).toBe(Object.keys(ISSUES).length);
  expect(Object.keys(words.note)).toEqual([...FILE_NOTES]);
  expect(Object.keys(words.field)).toEqual(PAYOUT_COLUMNS.map(({ field }) => field));
});
