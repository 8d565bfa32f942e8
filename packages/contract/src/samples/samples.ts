import type { Contract, Operation, Parameter } from './contract.ts';
import type { Server } from './server.ts';

export type Samples = {
  /** Values for the path of an operation, of records that the server has; undefined where it has none. */
  paramsOf: (operation: Operation) => Promise<Record<string, string> | undefined>;
};

/**
 * Ids come from the lists of the same contract: `/payments/{id}` takes the first payment that `/payments` shows. A value that no
 * such list shows says itself where it is found (`x-sample`).
 */
export const makeSamples = ({ operations }: Contract, server: Server): Samples => {
  const found = new Map<string, string>();

  const ask = async ({ operation, query, at }: Source): Promise<string | undefined> => {
    const { json } = await server.ask(operation, { query });
    const [first] = (json as { data?: unknown[] } | undefined)?.data ?? [];
    const value = at
      .split('.')
      .reduce<unknown>((part, key) => (part as Record<string, unknown> | null)?.[key], first);
    return value === undefined || value === null ? undefined : String(value);
  };

  const valueOf = async (operation: Operation, parameter: Parameter): Promise<string | undefined> => {
    const source = sourceOf(operations, operation, parameter);
    if (!source) return parameter.example === undefined ? undefined : String(parameter.example);
    const key = JSON.stringify([source.operation.id, source.query, source.at]);
    const value = found.get(key) ?? (await ask(source));
    // What is not there yet may be made by a later example.
    if (value !== undefined) found.set(key, value);
    return value;
  };

  return {
    paramsOf: async (operation) => {
      const values: Record<string, string> = {};
      for (const parameter of operation.parameters.filter((one) => one.in === 'path')) {
        const value = await valueOf(operation, parameter);
        if (value === undefined) return undefined;
        values[parameter.name] = value;
      }
      return values;
    },
  };
};

type Source = { operation: Operation; query: Record<string, string>; at: string };

const sourceOf = (
  operations: readonly Operation[],
  { path }: Operation,
  parameter: Parameter,
): Source | undefined => {
  const named = parameter['x-sample'];
  const [above = ''] = path.split(`/{${parameter.name}}`);
  const operation = named
    ? operations.find(({ id }) => id === named.operation)
    : operations.find((one) => one.method === 'GET' && one.path === above && !above.includes('{'));
  return operation && { operation, query: named?.query ?? { limit: '1' }, at: named?.at ?? 'id' };
};

/** An id of the right form that no record has. */
export const unknownId = (operation: Operation): Record<string, string> | undefined => {
  const inPath = operation.parameters.filter((one) => one.in === 'path');
  const entries = inPath.flatMap(({ name, schema }) => {
    const prefix = /^\^(\w+_)\[/.exec(String(schema?.['pattern'] ?? ''))?.[1];
    return prefix ? [[name, `${prefix}7ZZZZZZZZZZZZZZZZZZZZZZZZZ`] as const] : [];
  });
  return entries.length > 0 && entries.length === inPath.length ? Object.fromEntries(entries) : undefined;
};
