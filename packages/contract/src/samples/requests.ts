import { generateKeyPairSync, randomInt, sign } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Contract, Example, Operation } from '../contract.ts';
import type { Called, Given, Source } from '../source.ts';
import { needsCode } from '../server.ts';
import type { Reply } from '../exchange/exchange.ts';
import type { Server } from '../server.ts';
import type { Collection } from './collections.ts';
import { shiftDates } from './dates.ts';
import { Lacking, orWhyNot } from './lacking.ts';
import { isSigned } from '../run/snap-key.ts';
import { at } from './records.ts';
import type { Records } from './records.ts';
import type { Honest, Perform, Scope, ValueOf } from './types.ts';

type Parts = {
  contract: Contract;
  server: Server;
  collections: readonly Collection[];
  records: Records;
  perform: Perform;
};

export type Requests = {
  valueOf: ValueOf;
  fill: (
    operation: Operation,
    example: Example | undefined,
    params: Record<string, string>,
    scope: Scope,
  ) => Promise<Honest>;
};

const SOON_MS = 5_000;
const EVERY_MS = 200;

/** Headers that the runner sets itself. */
const OWN_HEADERS = new Set(['Idempotency-Key', 'X-Otp-Token']);
const ID = /^([a-z]+_(?:[a-z]+_)*)[0-9A-HJKMNP-TV-Z]{26}$/;

/** An example adapted to this server and time: current dates, existing ids, and `x-sample` values. */
export const makeRequests = ({ contract, server, collections, records, perform }: Parts): Requests => {
  const { given } = server;
  const pair = lazily(() => generateKeyPairSync('rsa', { modulusLength: 2048 }));

  const call = async (source: Called, scope: Scope): Promise<Reply> => {
    const key = JSON.stringify([source.operation, source.query, source.body]);
    const inside = source.of && {
      params: { id: String(at((await perform(operationOf(source.of))).json, 'id')) },
    };
    const reply = scope.get(key) ?? (await perform(operationOf(source.operation), { ...source, ...inside }));
    scope.set(key, reply);
    return reply;
  };

  const operationOf = (id: string): Operation => {
    const operation = contract.operations.find((one) => one.id === id);
    if (!operation) throw new Error(`x-sample names the operation ${id}, which there is not.`);
    return operation;
  };

  /** An operation's asynchronous effect comes a moment later. */
  const brought = async (cause: string, source: Called & { at: string }): Promise<unknown> => {
    // If it cannot be called, its effect may already exist.
    await orWhyNot(perform(operationOf(cause)));
    const until = Date.now() + SOON_MS;
    for (;;) {
      const found = await orWhyNot(
        perform(operationOf(source.operation), source).then(({ json }) => ({ value: at(json, source.at) })),
      );
      if ('value' in found) return found.value;
      if (Date.now() > until) throw new Lacking(found.skipped, found.until);
      await sleep(EVERY_MS);
    }
  };

  const told = (name: Given): string => {
    if (name === 'public_key') return pair().publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const value = given[name];
    if (!value) throw new Lacking(`it needs to be told --${name.replaceAll('_', '-')}`);
    return value;
  };

  const valueOf: ValueOf = async (source, scope) => {
    if (isPlain(source)) return source;
    if ('given' in source) return told(source.given);
    if (isByMode(source)) throw new Error('{ live, sandbox } stands in examples of a body alone.');
    if ('own' in source) throw new Error('{ own } stands in examples of a body alone.');
    if ('now' in source) return new Date().toISOString();
    if ('unused' in source) return `${source.unused}${randomInt(1e8, 1e9)}`;
    if ('signed' in source)
      return sign('RSA-SHA256', Buffer.from(source.signed), pair().privateKey).toString('base64');
    if ('at' in source && source.after) return brought(source.after, source);
    if ('at' in source) return at((await call(source, scope)).json, source.at);
    const to = told(source.to);
    return server.mailbox().after(to, source.mailed, () => call(source, scope));
  };

  /** Ids in an example do not exist: each is replaced with that of an existing record. */
  const withIds = async (value: unknown, { operation, params, found }: Place): Promise<unknown> => {
    const inside = (part: unknown) => withIds(part, { operation, params, found });
    if (typeof value === 'string') {
      const prefix = ID.exec(value)?.[1];
      const collection = prefix && collectionFor(collections, prefix, operation);
      if (!collection) return value;
      const id = found.get(value) ?? (await records.one(collection, params, [...found.values()]));
      found.set(value, id);
      return id;
    }
    if (typeof value !== 'object' || value === null) return value;
    const parts: [string, unknown][] = [];
    for (const [name, part] of Object.entries(value)) parts.push([name, await inside(part)]);
    return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
  };

  /** From the path's record, as its reader returns it. */
  const ownOf = async (
    { path }: Operation,
    params: Record<string, string>,
    part: string,
  ): Promise<unknown> => {
    const record = path.slice(0, path.lastIndexOf('}') + 1);
    const read = contract.operations.find((one) => one.method === 'GET' && one.path === record);
    if (!read) throw new Error(`x-sample asks for its own ${part}, and nothing reads ${record}.`);
    return at((await perform(read, { params })).json, part);
  };

  const bodyOf = async (
    { value, samples: all }: Example,
    operation: Operation,
    params: Record<string, string>,
    scope: Scope,
  ): Promise<unknown> => {
    const samples = inMode(all, server.isLive);
    const named = Object.keys(samples);
    // A value that will be replaced must not be resolved first.
    const blank = named.reduce((body, path) => put(body, path, null), value);
    const today = shiftDates(blank, contract.examplesAt, new Date());
    let body = await withIds(today, { operation, params, found: new Map() });
    // Checks the mailbox before the call that sends the mail, and calls once.
    const inOrder = Object.entries(samples).toSorted(
      ([, one], [, two]) => Number(isMailed(two)) - Number(isMailed(one)),
    );
    for (const [path, source] of inOrder)
      body = put(
        body,
        path,
        isOwn(source) ? await ownOf(operation, params, source.own) : await valueOf(source, scope),
      );
    return body;
  };

  return {
    valueOf,
    fill: async (operation, example, params, scope) => {
      const query: Record<string, string> = {};
      const headers: Record<string, string> = {};
      for (const { name, in: place, required, example: shown, 'x-sample': sample } of operation.parameters) {
        if (!required || place === 'path' || OWN_HEADERS.has(name)) continue;
        // What signs a request is computed from its bytes.
        if (place === 'header' && isSigned(operation)) continue;
        const source = sample ?? (shiftDates(shown, contract.examplesAt, new Date()) as Source | undefined);
        if (source === undefined) throw new Lacking(`the contract has no example of ${name}`);
        const value = await valueOf(signedOver(source, headers), scope);
        (place === 'query' ? query : headers)[name] = String(value);
      }
      const body = example && (await bodyOf(example, operation, params, scope));
      if (operation.otp && needsCode(operation, server))
        headers['X-Otp-Token'] = await server.confirm(operation.otp, { ...params, ...(body as object) });
      if (!operation.bytes) return { params, query, headers, body };
      const { type, example: text } = operation.bytes;
      return { params, query, headers: { ...headers, 'content-type': type }, text };
    },
  };
};

/** Whether the source is a literal value. */
const isPlain = (source: Source): source is string | number | boolean | null =>
  typeof source !== 'object' || source === null;

const isByMode = (source: Source): source is { live?: Source; sandbox?: Source } =>
  !isPlain(source) && ('live' in source || 'sandbox' in source);

/** The sources for one mode. */
const inMode = (samples: Example['samples'], isLive: boolean): Example['samples'] =>
  Object.fromEntries(
    Object.entries(samples).flatMap(([path, source]) => {
      const counts = isByMode(source) ? source[isLive ? 'live' : 'sandbox'] : source;
      return counts === undefined ? [] : [[path, counts]];
    }),
  );

const isOwn = (source: Source): source is { own: string } => !isPlain(source) && 'own' in source;
const isMailed = (source: Source): boolean => !isPlain(source) && 'mailed' in source;

/** A signature covers headers that come before it. */
const signedOver = (source: Source, headers: Readonly<Record<string, string>>): Source =>
  isPlain(source) || !('signed' in source)
    ? source
    : { signed: source.signed.replaceAll(/\{([\w-]+)\}/g, (_, name: string) => headers[name] ?? '') };

type Place = { operation: Operation; params: Record<string, string>; found: Map<string, string> };

/** Records of the path's record are preferred over all others: the items of this batch. */
const collectionFor = (
  collections: readonly Collection[],
  prefix: string,
  { path }: Operation,
): Collection | undefined => {
  const fitting = collections.filter((one) => one.prefix === prefix);
  const isInside = (one: Collection) => path.startsWith(one.path.slice(0, one.path.lastIndexOf('}') + 1));
  return (
    fitting.find((one) => one.path.includes('{') && isInside(one)) ??
    fitting.find((one) => !one.path.includes('{'))
  );
};

/** A copy with the value set at a path such as `filters.webhook_id`. */
const put = (body: unknown, path: string, value: unknown): unknown => {
  const copy = structuredClone(body) as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((part, key) => part[key] as Record<string, unknown>, copy);
  parent[last] = value;
  return copy;
};

const lazily = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};
