import { compare } from './case.ts';
import type { Case, Cases, Tools } from './case.ts';
import type { Operation } from '../contract.ts';
import type { Reply } from '../server.ts';

/** Lists by cursor: each page follows the one before, no row twice, and a cursor that was changed is refused. */
export const pagingCases: Cases = (operation) => {
  const hasCursor = operation.parameters.some(
    ({ in: place, name }) => place === 'query' && name === 'cursor',
  );
  return hasCursor ? [walks(operation), refusesTampered(operation)] : [];
};

type List = { data: { id?: string }[]; page: { next_cursor: string | null; previous_cursor: string | null } };
const asList = ({ json }: Reply): List | undefined => {
  const list = json as Partial<List> | undefined;
  return Array.isArray(list?.data) && list.page ? (list as List) : undefined;
};

// A line of a ledger has no id: it is what it says.
const nameOf = (row: { id?: string } | undefined): string | undefined => row?.id ?? JSON.stringify(row);

const page = async ({ server, samples }: Tools, operation: Operation, query: Record<string, string>) => {
  const params = (await samples.paramsOf(operation)) ?? {};
  return server.ask(operation, { params, query: { limit: '1', ...query } });
};

const walks = (operation: Operation): Case => ({
  title: 'pages follow each other, forwards and back',
  run: async (tools) => {
    const first = await page(tools, operation, {});
    const next = asList(first)?.page.next_cursor;
    if (!next) return { skipped: 'the server has no second page' };
    const second = await page(tools, operation, { action: 'next', cursor: next });
    const previous = asList(second)?.page.previous_cursor;
    const again = previous && (await page(tools, operation, { action: 'previous', cursor: previous }));
    const [one, two, three] = [first, second, again || second].map((reply) => nameOf(asList(reply)?.data[0]));
    return [
      ...compare(tools.judge, operation, second, { status: 200 }),
      ...(two === one ? ['The second page shows the row of the first.'] : []),
      ...(three === one ? [] : ['The way back does not lead to the first page.']),
    ];
  },
});

const refusesTampered = (operation: Operation): Case => ({
  title: 'a cursor that was changed is refused',
  run: async (tools) => {
    const first = await page(tools, operation, {});
    const cursor = asList(first)?.page.next_cursor ?? 'bm90.b3Vycw';
    const changed = `${cursor.startsWith('A') ? 'B' : 'A'}${cursor.slice(1)}`;
    const reply = await page(tools, operation, { action: 'next', cursor: changed });
    return compare(tools.judge, operation, reply, { status: 400, code: 'DPAY_INVALID_CURSOR' });
  },
});
