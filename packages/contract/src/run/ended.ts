import type { Contract, Operation } from '../contract.ts';
import { told } from '../exchange/exchange.ts';
import type { Reply } from '../exchange/exchange.ts';
import { otherThanLeft } from './left.ts';
import { longestPage, rowsIn } from './rows.ts';
import type { Row } from './rows.ts';
import { isSuccess } from '../samples/samples.ts';
import type { Server } from '../server.ts';

type Asker = Pick<Server, 'ask'>;

/** What remains of a record that an operation reported as ended, in a sentence; undefined if it ends none, or did. */
export type Ended = (operation: Operation, reply: Reply, server: Asker) => Promise<string | undefined>;

/** At most this many pages are searched for a record that has no reader of its own. */
const MOST_PAGES = 20;

/** An ended record is gone, or reads as the contract says (`x-leaves`). */
export const makeEnded = ({ operations }: Pick<Contract, 'operations'>): Ended => {
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
    const { leaves } = operation;
    const { params = {} } = reply.asked ?? {};
    const id = Object.values(params).at(-1);
    // A 404 counts as removed.
    const endsNone = leaves === undefined || id === undefined;
    if (endsNone || !(isSuccess(reply) || reply.status === 404)) return undefined;
    const after = `${id}: ${operation.id} answers ${told(reply)}`;
    const stays = await find(operation.path.slice(0, operation.path.lastIndexOf('}') + 1), params, server);
    if (stays === undefined)
      return leaves === null || !isSuccess(reply) ? undefined : `${after}, and it is not there any more`;
    if (typeof stays === 'string') return `${after}, and reading it ${stays}`;
    if (leaves === null) return `${after}, and it is still there`;
    const other = otherThanLeft(leaves, stays);
    return other && `${after}, and its ${other} is still ${JSON.stringify(stays[other])}`;
  };
};

const recordOf = (reply: Reply): Row | string => {
  const { data } = (reply.json ?? {}) as { data?: Row };
  return isSuccess(reply) && data ? data : `answers ${told(reply)}`;
};

/** The row with this id in a list, or why it could not be searched, in words. */
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
