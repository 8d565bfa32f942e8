import { SAVED_LISTS, SHARED_KEYS } from '@dasbor/domain/saved-views';
import { expect, test } from 'vitest';
import { notYetSaved, parseViews, storageKey } from './browser-views.ts';

test.each([null, '', '{', '{}', '[1,null,{"name":"x"}]', '[{"name":"","query":""}]'])(
  'what cannot be read (%j) is no views',
  (text) => {
    expect(parseViews(text)).toEqual([]);
  },
);

test('live and sandbox have separate views', () => {
  const owner = { userId: 'usr_1', list: 'payments' };
  expect(storageKey({ ...owner, mode: 'live' })).not.toBe(storageKey({ ...owner, mode: 'sandbox' }));
});

test('a view whose name the server has does not replace it, except a colleague’s', () => {
  const kept = [
    { name: 'Gagal', query: 'status=failed' },
    { name: 'QRIS', query: 'method=qris' },
  ];
  const saved = [
    { name: 'gagal', is_own: true },
    { name: 'QRIS', is_own: false },
  ];

  expect(notYetSaved(kept, saved).map(({ name }) => name)).toEqual(['QRIS']);
});

test('no list has a filter with the name of a shared parameter', () => {
  for (const { filters } of Object.values(SAVED_LISTS))
    expect(filters.filter((name) => (SHARED_KEYS as readonly string[]).includes(name))).toEqual([]);
});
