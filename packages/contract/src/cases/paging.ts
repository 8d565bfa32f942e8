import type { Operation } from '../contract.ts';
import type { Reply } from '../exchange/exchange.ts';
import { longestPage } from '../run/rows.ts';
import { compare } from './case.ts';
import type { Case, Cases, Tools } from './case.ts';
import { withRows } from './with-rows.ts';

/** Cursor pagination: pages follow each other without repeating rows, and an altered cursor is refused. */
export const pagingCases: Cases = (operation) => {
  const has = (wanted: string) =>
    operation.parameters.some(({ in: place, name }) => place === 'query' && name === wanted);
  if (!has('cursor')) return [];
  return [
    ...(has('limit') ? [walks(operation), isAsLong(operation)] : []),
    ...(has('limit') && has('count') ? [counts(operation)] : []),
    refusesTampered(operation, has('limit')),
  ];
};

type Page = {
  next_cursor?: string | null;
  previous_cursor?: string | null;
  has_next?: boolean;
  has_previous?: boolean;
  total?: number;
};
type List = { data: unknown[]; page: Page };
const asList = ({ json }: Reply): List | undefined => {
  const list = json as Partial<List> | undefined;
  return Array.isArray(list?.data) && list.page ? (list as List) : undefined;
};

const page = async ({ server, samples }: Tools, operation: Operation, query: Record<string, string>) => {
  const params = (await samples.paramsOf(operation)) ?? {};
  return server.ask(operation, { params, query });
};

const rowsOf = (reply: Reply): string[] => (asList(reply)?.data ?? []).map((row) => JSON.stringify(row));

/**
 * Compares two pages of one row with one page of two. Rows are compared by content, because not all have an id: two ledger lines may be
 * equal.
 */
const walks = (operation: Operation): Case => ({
  title: 'pages follow each other, forwards and back',
  run: async (tools) => {
    const ask = (query: Record<string, string>) => page(tools, operation, query);
    const both = await ask({ limit: '2' });
    const [one, two] = rowsOf(both);
    const first = await ask({ limit: '1' });
    const next = asList(first)?.page.next_cursor;
    if (two === undefined && !next) return { skipped: 'the server has no second page' };
    if (!next) return ['Of two rows the first page of one does not lead to the next.'];
    const second = await ask({ limit: '1', action: 'next', cursor: next });
    const previous = asList(second)?.page.previous_cursor;
    const again = previous ? await ask({ limit: '1', action: 'previous', cursor: previous }) : undefined;
    return [
      ...[both, first, second, ...(again ? [again] : [])].flatMap((reply) =>
        compare(tools.judge, operation, reply, { status: 200 }),
      ),
      ...[both, first, second].flatMap(disagreements),
      ...differs('The first page of one', rowsOf(first), one, 'first'),
      ...differs('The second page of one', rowsOf(second), two, 'second'),
      ...(again
        ? differs('The way back', rowsOf(again), one, 'first')
        : ['The second page has no previous_cursor, and so no way back.']),
    ];
  },
});

/** Whether there is a next page and its cursor must agree. */
const disagreements = (reply: Reply): string[] => {
  const { next_cursor: next, previous_cursor: previous, has_next, has_previous } = asList(reply)?.page ?? {};
  const agrees = (has: boolean | undefined, cursor: unknown) =>
    has === undefined || has === (typeof cursor === 'string');
  return [
    ...(agrees(has_next, next) ? [] : [`has_next is ${has_next}, and next_cursor is ${next}.`]),
    ...(agrees(has_previous, previous)
      ? []
      : [`has_previous is ${has_previous}, and previous_cursor is ${previous}.`]),
  ];
};

const differs = (
  what: string,
  rows: readonly string[],
  wanted: string | undefined,
  which: string,
): string[] =>
  rows.length === 1 && rows[0] === wanted
    ? []
    : [
        `${what} shows ${rows.length} rows, ${rows[0]?.slice(0, 120) ?? 'nothing'}, not the ${which} of two: ${wanted?.slice(0, 120) ?? 'nothing'}.`,
      ];

/** Every response's length is checked; these are sizes that no example requests. */
const isAsLong = (operation: Operation): Case => ({
  title: 'a page is as long as was asked for',
  run: (tools) =>
    withRows(tools, operation, async (_, ask) => {
      const most = Number(longestPage(operation)['limit']);
      const replies = await Promise.all([3, most - 1].map((limit) => ask({ limit: String(limit) })));
      return replies.flatMap((reply) => compare(tools.judge, operation, reply, { status: 200 }));
    }),
});

/** Rows are counted over at most this many pages; a longer list is not counted. */
const MOST_PAGES = 5;

const counts = (operation: Operation): Case => ({
  title: 'the total is as many rows as there are',
  run: async (tools) => {
    const rows = longestPage(operation);
    const first = await page(tools, operation, { ...rows, count: 'true' });
    const total = asList(first)?.page.total;
    const problems = compare(tools.judge, operation, first, { status: 200 });
    if (total === undefined) return [...problems, 'It was asked to count, and tells no total.'];
    let counted = rowsOf(first).length;
    let next = asList(first)?.page.next_cursor;
    for (let pages = 1; next && pages < MOST_PAGES; pages += 1) {
      const reply = await page(tools, operation, { ...rows, action: 'next', cursor: next });
      counted += rowsOf(reply).length;
      next = asList(reply)?.page.next_cursor;
    }
    if (next && problems.length === 0) return { skipped: 'the list is too long to be counted' };
    return total === counted || next
      ? problems
      : [...problems, `total is ${total}, and ${counted} rows are there.`];
  },
});

const refusesTampered = (operation: Operation, hasLimit: boolean): Case => ({
  title: 'a cursor that was changed is refused',
  run: async (tools) => {
    const limit: Record<string, string> = hasLimit ? { limit: '1' } : {};
    const first = await page(tools, operation, limit);
    const cursor = asList(first)?.page.next_cursor ?? 'bm90.b3Vycw';
    const changed = `${cursor.startsWith('A') ? 'B' : 'A'}${cursor.slice(1)}`;
    const reply = await page(tools, operation, { ...limit, action: 'next', cursor: changed });
    return compare(tools.judge, operation, reply, { status: 400, code: 'DPAY_INVALID_CURSOR' });
  },
});
