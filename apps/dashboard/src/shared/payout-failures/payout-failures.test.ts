import { PAYOUT_FAILURE_CODES } from '@dasbor/domain/payouts';
import { expect, test } from 'vitest';
import en from './locales/en.json' with { type: 'json' };
import id from './locales/id.json' with { type: 'json' };

// spec 8.84
test.each([
  ['Indonesian', id],
  ['English', en],
])('each of the 33 reasons has its own words in %s, and no other has', (_, words) => {
  expect(Object.keys(words.reason).toSorted()).toEqual([...PAYOUT_FAILURE_CODES].toSorted());
  const titles = Object.values(words.reason).map(({ title }) => title);
  expect(new Set(titles).size).toBe(33);
});
