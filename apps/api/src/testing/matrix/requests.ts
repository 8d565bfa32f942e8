import type { Ask, TestApp } from '../app.ts';
import type { Operation } from '../../spec/contract.ts';
import type { Mode } from '../../platform/merchant/mode.ts';

/** The ID of a record of the demo merchant, by the path of its list. */
export type SampleIds = ReadonlyMap<string, string>;

type Request = Pick<Ask, 'payload' | 'headers'> & {
  method: Operation['method'];
  url: string;
  /** The address names a record of the demo merchant. */
  hasForeignId: boolean;
};

/** Applied to their own people and keys, these would sign the callers out. */
const SPARED = new Set(['removeUser', 'deactivateUser', 'updateUser', 'deleteRole', 'updateRole']);
const ID = /^[a-z]+_[0-9A-HJKMNP-TV-Z]{26}$/;

/** From the first page of each list. */
export const sampleIds = async (
  app: Pick<TestApp, 'ask'>,
  operations: readonly Operation[],
  as: { mode: Mode; token: string },
): Promise<SampleIds> => {
  const found = new Map<string, string>();
  const lists = operations.filter(({ method, path }) => method === 'GET' && !path.includes('{'));
  for (const { path } of lists) {
    const reply = await app.ask('GET', path, as);
    if (reply.status !== 200 || !String(reply.headers['content-type']).startsWith('application/json'))
      continue;
    const { data } = reply.json<{ data: unknown }>();
    const id = Array.isArray(data) ? (data[0] as { id?: unknown } | undefined)?.id : undefined;
    if (typeof id === 'string' && ID.test(id)) found.set(path, id);
  }
  return found;
};

/** With a record of the demo merchant where the address names one, and with the contract's first example as body. */
export const requestOf = (operation: Operation, ids: SampleIds): Request => {
  const { method, path, body, idempotent } = operation;
  const list = path.slice(0, Math.max(0, path.indexOf('/{')));
  const id = SPARED.has(operation.id) ? undefined : ids.get(list);
  let isFirst = true;
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = isFirst && id !== undefined ? id : exampleOf(operation, name);
    isFirst = false;
    return encodeURIComponent(value);
  });
  const json = body?.content['application/json'];
  const [type] = Object.keys(body?.content ?? {});
  const example = Object.values(json?.examples ?? {})[0]?.value;
  return {
    method,
    url,
    hasForeignId: id !== undefined,
    headers: {
      ...(idempotent && { 'idempotency-key': `matrix-${crypto.randomUUID()}` }),
      ...(type !== undefined && !json && { 'content-type': type }),
    },
    ...(json
      ? { payload: example as object }
      : type !== undefined && { payload: Buffer.from('no such file') }),
  };
};

const exampleOf = ({ id, parameters }: Operation, name: string): string => {
  const { schema } = parameters.find((one) => one.in === 'path' && one.name === name) ?? {};
  const {
    example,
    pattern = '',
    enum: values,
    type,
  } = (schema ?? {}) as {
    example?: unknown;
    pattern?: string;
    enum?: readonly string[];
    type?: string;
  };
  const prefix = /^\^([a-z]+_)/.exec(pattern)?.[1];
  const value = example ?? values?.[0] ?? (prefix ? prefix.padEnd(prefix.length + 26, '0') : undefined);
  return String(value ?? (type === 'integer' ? 999_999 : `${id}-no-such`));
};
