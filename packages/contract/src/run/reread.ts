import type { Contract, Operation } from '../contract.ts';
import { findIn, makeEnded } from './ended.ts';
import { told as outcomeOf } from '../exchange/exchange.ts';
import type { Reply } from '../exchange/exchange.ts';
import { readOtherwise } from '../goes-on.ts';
import type { Judge } from '../exchange/judge.ts';
import { otherThanLeft } from './left.ts';
import { makeReadingOf } from './reading.ts';
import type { Reading } from './reading.ts';
import { isSuccess } from '../samples/samples.ts';
import { comesBack, isFields, unlikeSent } from '../exchange/sent.ts';
import type { Fields } from '../exchange/sent.ts';
import type { Server } from '../server.ts';

type Asker = Pick<Server, 'ask'>;

/** Reads back the record that a change returned: the next reader must see what the change reported. */
export type Reread = (operation: Operation, reply: Reply, server: Asker) => Promise<string[]>;

export const makeReread = (
  { operations, resolve }: Pick<Contract, 'operations' | 'resolve'>,
  judge: Judge,
): Reread => {
  const stays = makeEnded({ operations });
  const readingOf = makeReadingOf({ operations, resolve });

  return async (operation, reply, server) => {
    const { leaves } = operation;
    const reading = readingOf(operation);
    if (leaves === null || !reading) {
      const left = await stays(operation, reply, server);
      return left ? [`${left}.`] : [];
    }
    if (!isSuccess(reply)) return [];
    const told = fieldsIn(partOf(reply, reading.toldIn));
    const sent = fieldsIn(reply.asked?.body);
    const { params = {} } = reply.asked ?? {};
    // Reads the path's record, whatever id the response has; a created record is known only by its id.
    const isNew = reading.isMade || reply.status === 201;
    const { idAt = isNew ? 'id' : undefined } = reading;
    const id = idAt === undefined ? Object.values(params).at(-1) : told[idAt];
    if (idAt !== undefined && id === undefined)
      return [`${operation.id} answers no ${idAt} of what it ${isNew ? 'made' : 'tells of'}.`];
    const { now, problems } = await (reading.isList ? readRow : readAlone)(reading, {
      params,
      id: String(id),
      sent,
      server,
      judge,
    });
    if (!now) return problems;
    const others = Object.entries(sent).filter(([name]) => !(name in told));
    // It may have changed since.
    const then = { ...now, ...told };
    const other = otherThanLeft(leaves, then);
    return [
      ...problems,
      ...ofOtherPath(reading, params, now),
      ...readOtherwise(told, now, reading.schema, resolve),
      ...unlikeSent(Object.fromEntries(others), now, comesBack(operation, reading.schema, resolve)),
      ...(other ? [`${operation.id} leaves ${other} as ${JSON.stringify(then[other])}.`] : []),
    ];
  };
};

type Wanted = {
  params: Readonly<Record<string, string>>;
  id: string;
  sent: Fields;
  server: Asker;
  judge: Judge;
};
type Read = { now?: Fields; problems: string[] };

const readAlone = async (
  { reader, readIn }: Reading,
  { params, id, sent, server, judge }: Wanted,
): Promise<Read> => {
  const names = reader.parameters.flatMap((one) => (one.in === 'path' ? [one.name] : []));
  const above = names.slice(0, -1).map((name) => [name, params[name] ?? '']);
  const named = Object.fromEntries([...above, ...names.slice(-1).map((name) => [name, id])]);
  // Expands the related records that were sent: an order's customer.
  const expand = expandable(reader).filter((one) => one in sent);
  const read = await server.ask(reader, {
    params: named,
    ...(expand.length > 0 && { query: { expand } }),
  });
  const now = partOf(read, readIn);
  if (!isSuccess(read)) return { problems: [`${reader.id}, asked for it then, answers ${outcomeOf(read)}.`] };
  const problems = judge(reader, read).map((problem) => `${reader.id}, asked for it then: ${problem}`);
  if (isFields(now)) return { now, problems };
  return { problems: [...problems, `${reader.id}, asked for it then, tells nothing.`] };
};

const readRow = async ({ reader }: Reading, { id, server }: Wanted): Promise<Read> => {
  const row = await findIn(reader, id, server);
  if (typeof row === 'object') return { now: row, problems: [] };
  return { problems: [`${reader.id}, asked for ${id} then, ${row ?? 'does not show it'}.`] };
};

/** If a response describes another record, that record must match the request path. */
const ofOtherPath = ({ reader, where = {} }: Reading, params: Wanted['params'], now: Fields): string[] =>
  Object.entries(where).flatMap(([place, name]) => {
    const value = partIn(now, place.split('.'));
    if (value === params[name]) return [];
    return [
      `The ${name} asked for is ${params[name]}, and ${reader.id}, asked for it then, says ${JSON.stringify(value)} at ${place}.`,
    ];
  });

const expandable = ({ parameters }: Operation): string[] => {
  const expand = parameters.find(({ in: place, name }) => place === 'query' && name === 'expand');
  return (expand?.schema as { items?: { enum?: string[] } } | undefined)?.items?.enum ?? [];
};

const fieldsIn = (value: unknown): Fields => (isFields(value) ? value : {});

const partOf = ({ json }: Reply, names: readonly string[]): unknown => partIn(json, ['data', ...names]);

const partIn = (value: unknown, names: readonly string[]): unknown =>
  names.reduce<unknown>((of, name) => (isFields(of) ? of[name] : undefined), value);
