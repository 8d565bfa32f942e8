import { expect, test } from 'vitest';
import { fill, loadProblemWords, spokenValues } from './problem-words.ts';

test.each([
  ['id', 'Status “Menunggu persetujuan” tidak dapat menjadi “Dibatalkan”.'],
  ['en', 'Status “Awaiting approval” cannot become “Cancelled”.'],
] as const)('a refused step says its states in words: %s', async (language, sentence) => {
  const { DPAY_TRANSITION_NOT_ALLOWED: known } = await loadProblemWords(language);
  const params = { from: 'need_approval', to: 'cancelled' };

  expect(fill(known?.title ?? '', spokenValues(params, known?.values), language)).toBe(sentence);
});

test('a state that this build does not know stays as it came', () => {
  expect(spokenValues({ from: 'made_up', count: 3 }, { draft: 'Draf' })).toEqual({
    from: 'made_up',
    count: 3,
  });
});
