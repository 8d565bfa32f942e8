import { FLAGS, PERMISSIONS } from '@dasbor/domain/access';
import { expect, test } from 'vitest';
import { fill, loadProblemWords } from './problem-words.ts';

test.each([
  ['id', 'Tidak dapat dilakukan: statusnya kini “Menunggu persetujuan”.'],
  ['en', 'This cannot be done: the status is “Waiting for approval” now.'],
] as const)('a refused step says its states in words: %s', async (language, sentence) => {
  const { DPAY_TRANSITION_NOT_ALLOWED: known } = await loadProblemWords(language);
  const params = { from: 'need_approval', to: 'cancelled' };

  expect(fill(known?.title ?? '', params, language, known?.values)).toBe(sentence);
});

test.each([
  ['DPAY_WEBHOOK_URL_PORT', { port: 10_080 }, 'Port 10080 tidak dapat dipakai.'],
  ['DPAY_PUBLIC_KEY_TOO_SHORT', { minimum_bits: 2048 }, 'Kunci RSA minimal 2048 bit.'],
] as const)('a number that is a name is not said in groups: %s', async (code, params, sentence) => {
  const words = await loadProblemWords('id');

  expect(fill(words[code]?.title ?? '', params, 'id')).toBe(sentence);
});

test('an unknown status is displayed unchanged', () => {
  const params = { from: 'made_up', count: 3000 };

  expect(fill('{from} {count}', params, 'id', { draft: 'Draf' })).toBe('made_up 3.000');
});

test.each([
  ['id', 'DPAY_FORBIDDEN', PERMISSIONS],
  ['en', 'DPAY_FORBIDDEN', PERMISSIONS],
  ['id', 'DPAY_FEATURE_DISABLED', FLAGS],
  ['en', 'DPAY_FEATURE_DISABLED', FLAGS],
] as const)('every permission and feature has a name: %s, %s', async (language, code, keys) => {
  const { [code]: known } = await loadProblemWords(language);

  expect(Object.keys(known?.values ?? {}).toSorted()).toEqual([...keys].toSorted());
});
