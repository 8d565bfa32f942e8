import type { Operation, Parameter } from '../contract.ts';
import type { Collection } from './collections.ts';
import { Lacking } from './lacking.ts';
import type { Perform, Scope, ValueOf } from './types.ts';

type Params = Record<string, string>;

export type Records = {
  /** Values for the path, one record at a time; throws `Lacking` if there is none. */
  paramsOf: (operation: Operation, valueOf: ValueOf) => AsyncGenerator<{ params: Params; scope: Scope }>;
  /** A record for a body to reference: from the path's own collection, or another record of this run. */
  one: (collection: Collection, params: Params, butNot: readonly string[]) => Promise<string>;
};

/** A record may be in an unsuitable state: at most this many are tried. */
const MOST_ROWS = 10;

/** Ids come from the contract's lists and creating operations: `/payments/{id}` is a payment that `/payments` lists or creates. */
export const makeRecords = (collections: readonly Collection[], perform: Perform): Records => {
  const rowsOf = async ({ list }: Collection, params: Params | undefined): Promise<string[]> => {
    if (!list) return [];
    const hasLimit = list.parameters.some(({ in: place, name }) => place === 'query' && name === 'limit');
    const { json } = await perform(list, {
      ...(params && { params }),
      ...(hasLimit && { query: { limit: String(MOST_ROWS) } }),
    });
    const { data } = (json ?? {}) as { data?: { id?: unknown }[] };
    return (data ?? [])
      .slice(0, MOST_ROWS)
      .flatMap(({ id }) => (typeof id === 'string' || typeof id === 'number' ? [String(id)] : []));
  };

  const ofThisRun = new Map<string, readonly string[]>();
  const made = async ({ make, madeAt }: Collection, orElse = 'the server has no such record') => {
    if (!make || make.path.includes('{')) throw new Lacking(orElse);
    const id = String(at((await perform(make)).json, madeAt));
    ofThisRun.set(make.id, [id, ...(ofThisRun.get(make.id) ?? [])]);
    return id;
  };

  /** Only records of this run: a new one first, then earlier ones, because a server may limit their number. */
  const ownOf = async function* (collection: Collection): AsyncGenerator<string> {
    const before = ofThisRun.get(collection.make?.id ?? '') ?? [];
    const fresh = await made(collection, 'it changes a record, and the run can make none').catch(asLacking);
    if (typeof fresh === 'string') yield fresh;
    else if (before.length === 0) throw fresh;
    yield* before.slice(0, MOST_ROWS);
  };

  /** Reads use existing records; changes use a record created for them. */
  const idsOf = async function* (operation: Operation, name: string, params: Params): AsyncGenerator<string> {
    const [above = ''] = operation.path.split(`/{${name}}`);
    const collection = collections.find(({ path }) => path === above);
    if (!collection) throw new Lacking(`the contract does not say where ${name} comes from`);
    if (operation.method !== 'GET') {
      yield* ownOf(collection);
      return;
    }
    const rows = await rowsOf(collection, collection.path.includes('{') ? params : undefined);
    yield* rows;
    const fresh = await made(collection).catch(asLacking);
    if (typeof fresh === 'string') yield fresh;
    else if (rows.length === 0) throw fresh;
  };

  const paramsOf = async function* (
    operation: Operation,
    valueOf: ValueOf,
  ): AsyncGenerator<{ params: Params; scope: Scope }> {
    const inPath = operation.parameters.filter((one) => one.in === 'path');
    const told = inPath.filter((one) => one['x-sample'] !== undefined);
    const [main, ...others] = inPath.filter((one) => !told.includes(one));
    const rest = async (params: Params, scope: Scope) => {
      for (const one of others)
        params[one.name] = await firstOf(idsOf({ ...operation, method: 'GET' }, one.name, params));
      for (const one of told) params[one.name] = await textOf(one, valueOf, scope);
      return { params, scope };
    };
    if (!main) {
      yield await rest({}, new Map());
      return;
    }
    for await (const id of idsOf(operation, main.name, {})) yield await rest({ [main.name]: id }, new Map());
  };

  return {
    paramsOf,
    one: async (collection, params, butNot) => {
      const isInside = collection.path.includes('{');
      const ids = isInside ? await rowsOf(collection, params) : ownOf(collection);
      for await (const id of ids) if (!butNot.includes(id)) return id;
      throw new Lacking('the server has no such record');
    },
  };
};

const asLacking = (error: unknown): Lacking => {
  if (error instanceof Lacking) return error;
  throw error;
};

export const firstOf = async <T>(values: AsyncGenerator<T>): Promise<T> => {
  for await (const value of values) return value;
  throw new Lacking('the server has no such record');
};

const textOf = async (parameter: Parameter, valueOf: ValueOf, scope: Scope): Promise<string> =>
  String(await valueOf(parameter['x-sample'] ?? null, scope));

/** The value at `virtual_account.number` in a response: under `data` if present, in the first row of a list. */
export const at = (json: unknown, path: string): unknown => {
  const { data = json } = (json ?? {}) as { data?: unknown };
  const record: unknown = Array.isArray(data) ? data[0] : data;
  const value = path
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], record);
  if (value === undefined || value === null) throw new Lacking('the server has no such record');
  return value;
};
