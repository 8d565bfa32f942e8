import { describe, expect, test } from 'vitest';
import { addView, parseViews, removeView, SAVED_VIEWS_MAX, storageKey } from './saved-views.ts';

const failed = { name: 'Gagal minggu ini', query: 'status=failed' };

describe('saved views', () => {
  test('a view is added at the end', () => {
    expect(addView([failed], { name: 'QRIS', query: 'method=qris' })).toHaveLength(2);
  });

  test('saving under an existing name replaces the view, ignoring case', () => {
    expect(addView([failed], { name: ' gagal minggu ini ', query: 'status=rejected' })).toEqual([
      { name: 'gagal minggu ini', query: 'status=rejected' },
    ]);
  });

  test('a view without a name is not saved', () => {
    expect(addView([failed], { name: '   ', query: '' })).toEqual([failed]);
  });

  test('removes the oldest view over the limit', () => {
    const many = Array.from({ length: SAVED_VIEWS_MAX }, (_, index) => ({ name: `v${index}`, query: '' }));

    const after = addView(many, failed);

    expect(after).toHaveLength(SAVED_VIEWS_MAX);
    expect(after[0]?.name).toBe('v1');
  });

  test('a view is removed by its name', () => {
    expect(removeView([failed], failed.name)).toEqual([]);
  });

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
});
