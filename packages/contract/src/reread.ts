import type { Contract, Operation, Schema } from './contract.ts';
import { makeEnded } from './ended.ts';
import type { Reply } from './exchange.ts';
import { answeredOtherwise, isFields, recordIn, unlikeSent } from './sent.ts';
import type { Fields } from './sent.ts';
import type { Server } from './server.ts';

/** Reads the record that a change answered: whoever reads it next must see what the one who changed it was told. */
export type Reread = (operation: Operation, reply: Reply, server: Pick<Server, 'ask'>) => Promise<string[]>;

export const makeReread = ({ operations, resolve }: Pick<Contract, 'operations' | 'resolve'>): Reread => {
  const stays = makeEnded({ operations });
  const readerOf = (path: string) => operations.find((one) => one.method === 'GET' && one.path === path);

  return async (operation, reply, server) => {
    const { asked, json, status } = reply;
    const left = await stays(operation, reply, server);
    if (left) return [`${left}.`];
    const { data } = (json ?? {}) as { data?: unknown };
    if (operation.method === 'GET' || status > 201 || !isFields(data)) return [];
    const record = recordIn(data);
    const { id } = record;
    // `POST /orders` makes what `/orders/{id}` reads; `/orders/{id}/cancel` and a change of `/orders/{id}` are of it; settings are read
    // where they are set.
    const [above] = /^.*\{id\}/.exec(operation.path) ?? [];
    const isSetting = !above && ['PUT', 'PATCH'].includes(operation.method);
    const reader = readerOf(above ?? (isSetting ? operation.path : `${operation.path}/{id}`));
    if (!reader || (!isSetting && typeof id !== 'string') || (above && asked?.params['id'] !== id)) return [];
    const sent = isFields(asked?.body) ? asked.body : {};
    // What was sent with it is read with it: the customer of an order.
    const expand = expandable(reader).filter((name) => name in sent);
    const read = await server.ask(reader, {
      params: { ...asked?.params, ...(typeof id === 'string' && { id }) },
      ...(expand.length > 0 && { query: { expand } }),
    });
    const now = (read.json as { data?: unknown } | undefined)?.data;
    if (read.status !== 200 || !isFields(now)) return [`Reading ${String(id)} answers ${read.status}.`];
    // What goes on by itself says when it last did.
    if (record['updated_at'] !== now['updated_at']) return [];
    const others = Object.entries(record).filter(([name]) => !goesOn(reader, name, resolve));
    const related = Object.fromEntries(expand.map((name) => [name, sent[name]]));
    return [
      ...otherwise(Object.fromEntries(others), now),
      ...unlikeSent(related, now, answeredOtherwise(operation, resolve)),
    ];
  };
};

const expandable = ({ parameters }: Operation): string[] => {
  const expand = parameters.find(({ in: place, name }) => place === 'query' && name === 'expand');
  return (expand?.schema as { items?: { enum?: string[] } } | undefined)?.items?.enum ?? [];
};

/** Whether the contract says why a field may read otherwise a moment later (`x-goes-on`), though nobody changed the record. */
const goesOn = ({ responses }: Operation, name: string, resolve: Contract['resolve']): boolean => {
  const fieldsOf = (schema: Schema = {}) => (resolve(schema)['properties'] ?? {}) as Record<string, Schema>;
  const { data } = fieldsOf(responses['200']?.content?.['application/json']?.schema);
  return 'x-goes-on' in (fieldsOf(data)[name] ?? {});
};

const otherwise = (told: Fields, now: Fields, within = ''): string[] =>
  Object.entries(told).flatMap(([name, value]) => {
    const read = now[name];
    // What others did with it meanwhile is told as the last time: `last_used_at`.
    if (name.startsWith('last_') || read === undefined) return [];
    if (isFields(value) && isFields(read)) return otherwise(value, read, `${within}${name}.`);
    return JSON.stringify(value) === JSON.stringify(read)
      ? []
      : [`${within}${name} is answered ${JSON.stringify(value)}, and read ${JSON.stringify(read)}.`];
  });
