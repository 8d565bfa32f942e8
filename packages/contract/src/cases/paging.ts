import type { Operation } from '../contract.ts';
import type { Reply } from '../exchange.ts';
import { compare } from './case.ts';
import type { Case, Cases, Tools } from './case.ts';

/** Lists by cursor: each page follows the one before, no row twice, and a cursor that was changed is refused. */
export const pagingCases: Cases = (operation) => {
  const has = (wanted: string) =>
    operation.parameters.some(({ in: place, name }) => place === 'query' && name === wanted);
  if (!has('cursor')) return [];
  return [...(has('limit') ? [walks(operation)] : []), refusesTampered(operation, has('limit'))];
};

type List = { data: unknown[]; page: { next_cursor?: string | null; previous_cursor?: string | null } };
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
 * Two pages of one row are held against one page of two. Rows are what they say, as not all have an id: two lines of a ledger may
 * well say the same.
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
      ...differs('The first page of one', rowsOf(first), one, 'first'),
      ...differs('The second page of one', rowsOf(second), two, 'second'),
      ...(again
        ? differs('The way back', rowsOf(again), one, 'first')
        : ['The second page has no previous_cursor, and so no way back.']),
    ];
  },
});

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
