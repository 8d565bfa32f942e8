import type { Contract, Operation } from './contract.ts';
import { makeEnded } from './ended.ts';
import type { Reply } from './exchange.ts';
import type { Server } from './server.ts';

/** Reads the record that a change answered: whoever reads it next must see what the one who changed it was told. */
export type Reread = (operation: Operation, reply: Reply, server: Pick<Server, 'ask'>) => Promise<string[]>;

export const makeReread = ({ operations }: Pick<Contract, 'operations'>): Reread => {
  const stays = makeEnded({ operations });
  const readerOf = (path: string) => operations.find((one) => one.method === 'GET' && one.path === path);

  return async (operation, reply, server) => {
    const { asked, json, status } = reply;
    const left = await stays(operation, reply, server);
    if (left) return [`${left}.`];
    const { data } = (json ?? {}) as { data?: Record<string, unknown> };
    if (operation.method === 'GET' || status > 201 || typeof data?.['id'] !== 'string') return [];
    // `POST /orders` makes what `/orders/{id}` reads; `/orders/{id}/cancel` and a change of `/orders/{id}` are of it.
    const [above] = /^.*\{id\}/.exec(operation.path) ?? [];
    const reader = readerOf(above ?? `${operation.path}/{id}`);
    if (!reader || (above && asked?.params['id'] !== data['id'])) return [];
    const read = await server.ask(reader, { params: { ...asked?.params, id: data['id'] } });
    const now = (read.json as { data?: Record<string, unknown> } | undefined)?.data;
    if (read.status !== 200 || !now) return [`Reading ${data['id']} answers ${read.status}.`];
    // What goes on by itself says when it last did.
    if (data['updated_at'] !== now['updated_at']) return [];
    return Object.entries(data).flatMap(([name, told]) =>
      // What others did with it meanwhile is told as the last time: `last_used_at`.
      !name.startsWith('last_') && isPlain(told) && isPlain(now[name]) && told !== now[name]
        ? [`${name} is answered ${JSON.stringify(told)}, and read ${JSON.stringify(now[name])}.`]
        : [],
    );
  };
};

const isPlain = (value: unknown): boolean =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);
