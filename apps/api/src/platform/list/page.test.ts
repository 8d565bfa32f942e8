import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeCursors } from './cursor.ts';
import { planPage, startPage } from './page.ts';
import type { PageQuery } from './page.ts';

type Row = { id: string; created_at: string };

const cursors = makeCursors([Buffer.alloc(32, 1)]);
const scope = { operation: 'listThings', merchantId: 'mer_1', mode: 'live', filter: {} } as const;

/** Simulates the database: rows from the cursor on, one more than the page shows. */
const read = (list: readonly Row[], query: PageQuery) => {
  const start = startPage(query, scope, cursors);
  if (!start.ok) throw new Error(start.problem.code);
  const plan = planPage(query, start.value);
  const { text, values } = plan.window;
  const limit = Number(/limit (\d+)$/.exec(text)?.[1]);
  const backwards = query.action === 'previous' || query.action === 'last';
  const [, at, id] = values.length > 0 ? (values as string[]) : [];
  const isNewer = (row: Row) => row.created_at > at! || (row.created_at === at && row.id > id!);
  const isOlder = (row: Row) => row.created_at < at! || (row.created_at === at && row.id < id!);
  const newestFirst = list.toSorted((a, b) => (a.created_at + a.id < b.created_at + b.id ? 1 : -1));
  const ordered = backwards ? newestFirst.toReversed() : newestFirst;
  const found = at === undefined ? ordered : ordered.filter(backwards ? isNewer : isOlder);
  return { newestFirst, ...plan.close(found.slice(0, limit)) };
};

// Many rows with few timestamps, like a list during one busy second.
const rowsOf = fc
  .array(fc.integer({ min: 0, max: 3 }), { maxLength: 40 })
  .map((instants) =>
    instants.map((at, index) => ({ id: String(index).padStart(3, '0'), created_at: `2026-${at}` })),
  );

describe('pages of a list', () => {
  test('read forwards show every row exactly once, in order', () => {
    fc.assert(
      fc.property(rowsOf, fc.integer({ min: 1, max: 7 }), (list, limit) => {
        const seen: Row[] = [];
        let { rows, page, newestFirst } = read(list, { limit });
        for (seen.push(...rows); page.next_cursor; seen.push(...rows)) {
          ({ rows, page } = read(list, { limit, action: 'next', cursor: page.next_cursor }));
        }

        expect(seen).toEqual(newestFirst);
      }),
    );
  });

  test('read backwards from the last page show every row exactly once', () => {
    fc.assert(
      fc.property(rowsOf, fc.integer({ min: 1, max: 7 }), (list, limit) => {
        const seen: Row[] = [];
        let { rows, page, newestFirst } = read(list, { limit, action: 'last' });
        for (seen.unshift(...rows); page.previous_cursor; seen.unshift(...rows)) {
          ({ rows, page } = read(list, { limit, action: 'previous', cursor: page.previous_cursor }));
        }

        expect(seen).toEqual(newestFirst);
      }),
    );
  });

  // spec 7.21
  test('going forward and back again shows the same page', () => {
    const list = Array.from({ length: 9 }, (_, n) => ({ id: String(n), created_at: '2026-1' }));
    const first = read(list, { limit: 3 });
    const second = read(list, { limit: 3, action: 'next', cursor: first.page.next_cursor! });

    const again = read(list, { limit: 3, action: 'previous', cursor: second.page.previous_cursor! });

    expect(again.rows).toEqual(first.rows);
    expect(again.page).toMatchObject({ has_previous: false, has_next: true });
  });

  test('a single page has no next or previous page', () => {
    expect(read([{ id: '1', created_at: '2026' }], { limit: 10 }).page).toEqual({
      next_cursor: null,
      previous_cursor: null,
      has_next: false,
      has_previous: false,
    });
  });

  test.each(['next', 'previous'] as const)('%s without a cursor is rejected', (action) => {
    expect(startPage({ action }, scope, cursors)).toMatchObject({ problem: { code: 'DPAY_INVALID_CURSOR' } });
  });
});
