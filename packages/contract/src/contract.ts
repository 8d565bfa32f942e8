import { existsSync, readFileSync } from 'node:fs';
import type { Leaves, TellsOf } from './run/leaves.ts';
import type { Source } from './source.ts';
import type { UndoneBy } from './run/undone-by.ts';

export type Schema = Readonly<Record<string, unknown>>;

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  example?: unknown;
  /** Where a value of it comes from on any server. */
  'x-sample'?: Source;
  schema?: Schema;
  content?: { 'application/json': { schema: Schema } };
};

type RawExample = {
  value: unknown;
  'x-sample'?: Record<string, Source>;
  'x-unsampled'?: string;
};
type Media = { schema?: Schema; example?: unknown; examples?: Record<string, RawExample> };

export type Operation = {
  id: string;
  method: string;
  path: string;
  /** `public`, `any` (signed in), `key` (a merchant's server alone) or the permission that is needed. */
  permission: string;
  isPublic: boolean;
  /** What a code must confirm; some operations ask for one in live mode alone. */
  otp: string | null;
  otpMode: 'any' | 'live';
  /** The flag with which the code is asked for, where a merchant may have it on or off. */
  otpFeature: string | null;
  /** The scope by which a merchant's server may call it; null where it may not. */
  scope: string | null;
  /** Names of the security schemes that let in, each alone. */
  security: readonly string[];
  /** The flag that the merchant must have. */
  feature: string | null;
  /** Why no run can see it succeed. */
  unsampled: string | null;
  /** What ends what it brings about, where that goes on acting. */
  undoneBy: UndoneBy | null;
  /** What it leaves of the record that it names; undefined where the contract does not say. */
  leaves: Leaves | undefined;
  /** The record that its answer tells of, where that is none itself. */
  tellsOf: TellsOf | null;
  /** What it does to the person who asks, beyond the run. */
  disturbs: string | null;
  isIdempotent: boolean;
  sandboxOnly: boolean;
  /** The time in a row that `from` and `to` are days of. */
  rangedBy: string | null;
  /** The text in a row that a search finds it by. */
  foundBy: string | null;
  parameters: readonly Parameter[];
  /** Schema and examples of the JSON body, where one is taken. */
  body: { required: boolean; schema: Schema; examples: readonly Example[] } | undefined;
  /** What is sent to an operation that takes no JSON but bytes. */
  bytes: { type: string; example: string } | undefined;
  responses: Readonly<
    Record<string, { content?: Readonly<Record<string, Media>>; headers?: Readonly<Record<string, unknown>> }>
  >;
};

export type Example = {
  name: string;
  value: unknown;
  /** Values to put in place of what the example holds, by where they stand in it. */
  samples: Readonly<Record<string, Source>>;
  /** Why no run can see it succeed. */
  unsampled: string | null;
};

export type Contract = {
  document: Schema;
  /** The moment at which the dates of the examples were true. */
  examplesAt: Date | undefined;
  operations: readonly Operation[];
  /** The body of each webhook event. */
  events: Readonly<Record<string, Schema>>;
  /** A part of the document that may be a reference to another. */
  resolve: <T>(part: T | { $ref: string }) => T;
};

/** The statuses by which it is described to succeed. */
export const successesOf = ({ responses }: Operation): number[] =>
  Object.keys(responses).flatMap((status) => (status.startsWith('2') ? [Number(status)] : []));

/** Every scope that an operation asks for, as a key is given them: `{ orders: 'write' }`. */
export const scopesOf = ({ operations }: Contract): Record<string, string> => {
  const scopes: Record<string, string> = {};
  for (const { scope } of operations) {
    const [resource = '', right] = scope?.split(':') ?? [];
    if (right && scopes[resource] !== 'write') scopes[resource] = right;
  }
  return scopes;
};

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Reads a bundled contract, this package's own when no other file is named. */
export const loadContract = (file?: string): Contract =>
  readContract(JSON.parse(readFileSync(file ?? ownContract(), 'utf8')) as Document);

export const readContract = (document: Document): Contract => {
  const resolve = makeResolve(document);
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const raw = item[method];
      return raw ? [toOperation(resolve, path, method, { security: document.security ?? [], ...raw })] : [];
    }),
  );
  const at = document['x-examples-at'];
  const events = Object.entries(document.webhooks ?? {}).flatMap(([name, { post }]) => {
    const schema = post.requestBody?.content['application/json']?.schema;
    return schema ? [[name, schema] as const] : [];
  });
  return {
    document,
    examplesAt: at === undefined ? undefined : new Date(at),
    operations,
    events: Object.fromEntries(events),
    resolve,
  };
};

type RawOperation = {
  operationId: string;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Operation['responses'];
  security?: Record<string, unknown>[];
  'x-permission': string;
  'x-feature'?: string | null;
  'x-unsampled'?: string;
  'x-undone-by'?: UndoneBy;
  'x-leaves'?: Leaves;
  'x-tells-of'?: TellsOf;
  'x-disturbs'?: string;
  'x-otp': string | null;
  'x-otp-mode'?: 'any' | 'live';
  'x-otp-feature'?: string;
  'x-scope'?: string;
  'x-idempotent': boolean;
  'x-mode': string;
  'x-ranged-by'?: string;
  'x-found-by'?: string;
};

export type Document = Schema & {
  paths: Record<string, Record<string, RawOperation>>;
  webhooks?: Record<string, { post: Pick<RawOperation, 'requestBody'> }>;
  security?: Record<string, unknown>[];
  'x-examples-at'?: string;
};

const toOperation = (
  resolve: Contract['resolve'],
  path: string,
  method: string,
  raw: RawOperation,
): Operation => {
  const json = raw.requestBody?.content['application/json'];
  const bytes = json ? undefined : bytesOf(raw.requestBody?.content);
  return {
    id: raw.operationId,
    method: method.toUpperCase(),
    path,
    permission: raw['x-permission'],
    isPublic: raw['x-permission'] === 'public',
    otp: raw['x-otp'],
    otpMode: raw['x-otp-mode'] ?? 'any',
    otpFeature: raw['x-otp-feature'] ?? null,
    scope: raw['x-scope'] ?? null,
    security: (raw.security ?? []).flatMap((scheme) => Object.keys(scheme)),
    feature: raw['x-feature'] ?? null,
    unsampled:
      raw['x-unsampled'] ??
      (raw.requestBody && !json && !bytes ? 'The contract has no example of its body.' : null),
    undoneBy: raw['x-undone-by'] ?? null,
    leaves: raw['x-leaves'],
    tellsOf: raw['x-tells-of'] ?? null,
    disturbs: raw['x-disturbs'] ?? null,
    isIdempotent: raw['x-idempotent'],
    sandboxOnly: raw['x-mode'] === 'sandbox',
    rangedBy: raw['x-ranged-by'] ?? null,
    foundBy: raw['x-found-by'] ?? null,
    parameters: (raw.parameters ?? []).map((one) => resolve<Parameter>(one)),
    body: json && {
      required: raw.requestBody?.required ?? false,
      schema: resolve(json.schema ?? {}),
      examples: Object.entries(json.examples ?? {}).map(([name, example]) => {
        const { value, ...raw } = resolve<RawExample>(example);
        const { 'x-sample': samples = {}, 'x-unsampled': unsampled = null } = raw;
        return { name, value, samples, unsampled };
      }),
    },
    bytes,
    responses: raw.responses,
  };
};

const bytesOf = (content: Record<string, Media> = {}): Operation['bytes'] => {
  const [type, media] = Object.entries(content)[0] ?? [];
  if (type === undefined || typeof media?.example !== 'string') return undefined;
  return { type, example: media.example };
};

const makeResolve =
  (document: Document): Contract['resolve'] =>
  (part) => {
    let found: unknown = part;
    while (typeof found === 'object' && found !== null && '$ref' in found) {
      const path = String(found.$ref).replace('#/', '').split('/');
      found = path.reduce<unknown>(
        (at, key) => (at as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
        document,
      );
    }
    return found as never;
  };

// Packed, the contract lies beside the code; in the repository, where `pnpm gen` writes it.
const ownContract = (): URL => {
  const beside = new URL('./openapi.json', import.meta.url);
  return existsSync(beside) ? beside : new URL('../../../openapi/dist/runner.json', import.meta.url);
};
