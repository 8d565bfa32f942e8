import type { Contract, Operation } from './contract.ts';
import type { Reply } from './exchange.ts';
import { longestPage, rowsIn } from './rows.ts';
import type { Row } from './rows.ts';
import { isSuccess, told } from './samples/samples.ts';
import type { Server } from './server.ts';

type Asker = Pick<Server, 'ask'>;

/** What stays of a record that an operation answered to have ended, in a sentence; nothing where it ends none, or did. */
export type Ended = (operation: Operation, reply: Reply, server: Asker) => Promise<string | undefined>;

/** So many pages are looked through for a record that nothing else reads. */
const MOST_PAGES = 20;

/** What was ended is gone, or reads as the contract says (`x-undone-by`, `leaves`). */
export const makeEnded = ({ operations }: Pick<Contract, 'operations'>): Ended => {
  const endings = new Map<string, Row>();
  for (const { id, method, responses } of operations)
    if (method === 'DELETE' && '204' in responses) endings.set(id, {});
  for (const { undoneBy: how } of operations)
    if (how && 'operation' in how) endings.set(how.operation, how.leaves ?? {});
  const readerOf = (wanted: string) =>
    operations.find(({ method, path }) => method === 'GET' && path === wanted);

  const find = async (record: string, params: Readonly<Record<string, string>>, server: Asker) => {
    const reader = readerOf(record);
    const reply = reader && (await server.ask(reader, { params }));
    if (reply) return reply.status === 404 ? undefined : recordOf(reply);
    const list = readerOf(record.slice(0, record.lastIndexOf('/')));
    return list && findIn(list, Object.values(params).at(-1), server);
  };

  return async (operation, reply, server) => {
    const leaves = endings.get(operation.id);
    const { params = {} } = reply.asked ?? {};
    const id = Object.values(params).at(-1);
    // What is answered as not there is as gone as it reads.
    if (!leaves || id === undefined || !(isSuccess(reply) || reply.status === 404)) return undefined;
    const after = `${id}: ${operation.id} answers ${told(reply)}`;
    const stays = await find(operation.path.slice(0, operation.path.lastIndexOf('}') + 1), params, server);
    const isRemoval = Object.keys(leaves).length === 0;
    if (stays === undefined)
      return isRemoval || !isSuccess(reply) ? undefined : `${after}, and it is not there any more`;
    if (typeof stays === 'string') return `${after}, and reading it ${stays}`;
    if (isRemoval) return `${after}, and it is still there`;
    const other = Object.entries(leaves).find(([name, value]) => stays[name] !== value);
    return other && `${after}, and its ${other[0]} is still ${JSON.stringify(stays[other[0]])}`;
  };
};

const recordOf = (reply: Reply): Row | string => {
  const { data } = (reply.json ?? {}) as { data?: Row };
  return isSuccess(reply) && data ? data : `answers ${told(reply)}`;
};

/** The row of that id in a list; why it could not be looked for, in words. */
export const findIn = async (
  list: Operation,
  id: string | undefined,
  server: Asker,
): Promise<Row | string | undefined> => {
  let query: Record<string, string> = longestPage(list);
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const reply = await server.ask(list, { query });
    if (!isSuccess(reply)) return `answers ${told(reply)}`;
    const row = rowsIn(reply).find((one) => one['id'] === id);
    const { page } = (reply.json ?? {}) as { page?: { next_cursor?: string | null } };
    if (row || !page?.next_cursor) return row;
    query = { ...query, action: 'next', cursor: page.next_cursor };
  }
  return undefined;
};
