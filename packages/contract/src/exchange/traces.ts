import type { Contract, Operation, Schema } from '../contract.ts';
import { makeEnded } from '../run/ended.ts';
import { told } from './exchange.ts';
import type { Reply } from './exchange.ts';
import { collectionsOf } from '../samples/collections.ts';
import { orWhyNot } from '../samples/lacking.ts';
import { at } from '../samples/records.ts';
import { isSuccess } from '../samples/samples.ts';
import { needsCode } from '../server.ts';
import type { Server } from '../server.ts';
import type { AsBefore } from '../run/undone-by.ts';

/** Lasting effects of a run, by `x-undone-by`. */
export type Traces = {
  /** The server, recording the lasting effect of each call. */
  server: Server;
  /** Restores what the operation set, so that a clock or switch does not change how the next operations answer. What fails is tried again by `remove`. */
  putBack: (operation: Operation) => Promise<void>;
  /** Ends what was created and restores what was set, latest first. Returns what could not be undone, one line each. */
  remove: () => Promise<string[]>;
};

export const makeTraces = (contract: Contract, server: Server): Traces => {
  const { operations, resolve } = contract;
  const collections = collectionsOf(contract);
  const stays = makeEnded(contract);
  const undos = new Map<string, Undo>();
  const before = new Map<string, Promise<Told>>();

  const operationOf = (id: string): Operation => {
    const operation = operations.find((one) => one.id === id);
    if (!operation) throw new Error(`x-undone-by names the operation ${id}, which there is not.`);
    return operation;
  };

  const readIt = async (id: string): Promise<Told> => {
    const reply = await server.ask(operationOf(id));
    if (!isSuccess(reply)) return { problem: `${id} answers ${told(reply)}` };
    return { data: (reply.json as { data?: Fields | null }).data ?? null };
  };

  const madeBy = ({ id }: Operation, { json }: Reply): string | undefined => {
    try {
      return String(at(json, collections.find(({ make }) => make?.id === id)?.madeAt ?? 'id'));
    } catch {
      return undefined;
    }
  };

  const end = (by: string, id: string) => async () => {
    const reply = await server.ask(operationOf(by), { params: idOf(operationOf(by), id) });
    if (isSuccess(reply) || reply.status === 404) return stays(operationOf(by), reply, server);
    return `${id}: ${by} answers ${told(reply)}`;
  };

  const putBack = (operation: Operation, how: AsBefore) => async () => {
    const was = await before.get(operation.id);
    const from = was?.data === null && how.if_none ? await readIt(how.as_before) : was;
    if (!from?.data)
      return `${operation.id}: ${from?.problem ?? `${how.as_before} does not say what stood there`}`;
    const fields = (operation.body?.schema['properties'] ?? {}) as Record<string, Schema>;
    const old = Object.entries(fields).flatMap(([name, schema]) => {
      const value = how.ahead?.[name] ? aheadBy(from.data?.[how.ahead[name]]) : from.data?.[name];
      // A field that was empty and cannot be cleared again stays.
      return value === undefined || (value === null && !takesNull(resolve(schema))) ? [] : [[name, value]];
    });
    const body = { ...Object.fromEntries(old), ...(was?.data === null && how.if_none) };
    const headers = needsCode(operation, server)
      ? { 'X-Otp-Token': await server.confirm(operation.otp ?? '', body) }
      : {};
    const reply = await server.ask(operation, { body, headers });
    if (!isSuccess(reply)) return `${operation.id} answers ${told(reply)}`;
    const { data: now, problem } = await readIt(how.as_before);
    // A clock has moved on.
    const other = Object.entries(body).find(
      ([name, value]) => !how.ahead?.[name] && !isSame(now?.[name], value),
    );
    const what = problem ?? (other && `${other[0]} is ${asText(now?.[other[0]])}, not ${asText(other[1])}`);
    return what && `${operation.id} answers ${told(reply)}, and ${what}`;
  };

  const problemOf = async (what: string, undo: Undo): Promise<string | undefined> => {
    const problem = await orWhyNot(server.refresh().then(undo)).catch(
      (error: unknown) => `${what}: ${error instanceof Error ? error.message : String(error)}`,
    );
    return typeof problem === 'object' ? `${what}: ${problem.skipped}` : problem;
  };

  return {
    server: {
      ...server,
      ask: async (operation, asked = {}) => {
        const { undoneBy: how } = operation;
        if (how && 'as_before' in how && !before.has(operation.id)) {
          before.set(operation.id, readIt(how.as_before));
          await before.get(operation.id);
        }
        const reply = await server.ask(operation, asked);
        if (!isSuccess(reply)) return reply;
        for (const id of Object.values(asked.params ?? {})) {
          const what = `${operation.id} ${id}`;
          if (undos.has(what)) undos.set(what, () => stays(operation, reply, server));
        }
        if (how && 'as_before' in how) undos.set(operation.id, putBack(operation, how));
        else if (how) {
          const id = madeBy(operation, reply);
          if (id === undefined)
            undos.set(operation.id, async () => `${operation.id} answered no id of what it made`);
          else undos.set(`${how.operation} ${id}`, end(how.operation, id));
        }
        return reply;
      },
    },
    putBack: async ({ id }) => {
      const undo = undos.get(id);
      if (undo && !(await problemOf(id, undo))) undos.delete(id);
    },
    remove: async () => {
      const left: string[] = [];
      for (const [what, undo] of [...undos].toReversed()) {
        const problem = await problemOf(what, undo);
        if (problem) left.push(problem);
      }
      undos.clear();
      return left;
    },
  };
};

const asText = (value: unknown): string => JSON.stringify(value) ?? 'not told';
const isSame = (one: unknown, other: unknown): boolean => asText(one) === asText(other);

/** Returns what could not be undone. */
type Undo = () => Promise<string | undefined>;
type Fields = Readonly<Record<string, unknown>>;
type Told = { data?: Fields | null; problem?: string };

const idOf = ({ parameters }: Operation, id: string): Record<string, string> =>
  Object.fromEntries(parameters.flatMap(({ in: place, name }) => (place === 'path' ? [[name, id]] : [])));

/** A clock keeps moving: its old value is restored by its offset. */
const aheadBy = (ms: unknown): string | null =>
  typeof ms === 'number' && ms > 0 ? new Date(Date.now() + ms).toISOString() : null;

const takesNull = ({ type, oneOf = [] }: { type?: unknown; oneOf?: { type?: unknown }[] }): boolean =>
  [type, ...oneOf.map((one) => one.type)].flat().includes('null');
