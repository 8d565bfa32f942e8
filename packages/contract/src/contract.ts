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
  /** The source of its value on any server. */
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
  /** `public`, `any` (signed in), `key` (only a merchant's server) or the required permission. */
  permission: string;
  isPublic: boolean;
  /** What must be confirmed by code; some operations ask for one in live mode only. */
  otp: string | null;
  otpMode: 'any' | 'live';
  /** The flag that makes the code required, if merchants can have it on or off. */
  otpFeature: string | null;
  /** The scope for a merchant's server; null if it may not call the operation. */
  scope: string | null;
  /** Names of the accepted security schemes; each is sufficient. */
  security: readonly string[];
  /** The feature flag the merchant must have. */
  feature: string | null;
  /** Why no run can see it succeed. */
  unsampled: string | null;
  /** What ends its lasting effect, if it has one. */
  undoneBy: UndoneBy | null;
  /** The state in which it leaves its record; undefined if the contract does not say. */
  leaves: Leaves | undefined;
  /** The record that its response describes, if it is not the record itself. */
  tellsOf: TellsOf | null;
  /** Its effect on the calling person beyond the run. */
  disturbs: string | null;
  isIdempotent: boolean;
  sandboxOnly: boolean;
  /** The time field of a row that `from` and `to` filter by. */
  rangedBy: string | null;
  /** The text field of a row that a search finds. */
  foundBy: string | null;
  parameters: readonly Parameter[];
  /** Schema and examples of the JSON body, if it has one. */
  body: { required: boolean; schema: Schema; examples: readonly Example[] } | undefined;
  /** The body of an operation that takes bytes instead of JSON. */
  bytes: { type: string; example: string } | undefined;
  responses: Readonly<
    Record<string, { content?: Readonly<Record<string, Media>>; headers?: Readonly<Record<string, unknown>> }>
  >;
};

export type Example = {
  name: string;
  value: unknown;
  /** Replacements for values of the example, by their path in it. */
  samples: Readonly<Record<string, Source>>;
  /** Why no run can see it succeed. */
  unsampled: string | null;
};

export type Contract = {
  document: Schema;
  /** The time at which the dates of the examples were correct. */
  examplesAt: Date | undefined;
  operations: readonly Operation[];
  /** The body of each webhook event. */
  events: Readonly<Record<string, Schema>>;
  /** Resolves a reference to another part of the document. */
  resolve: <T>(part: T | { $ref: string }) => T;
};

/** The success statuses in its description. */
export const successesOf = ({ responses }: Operation): number[] =>
  Object.keys(responses).flatMap((status) => (status.startsWith('2') ? [Number(status)] : []));

/** Every scope that an operation needs, in the form given to a key: `{ orders: 'write' }`. */
export const scopesOf = ({ operations }: Contract): Record<string, string> => {
  const scopes: Record<string, string> = {};
  for (const { scope } of operations) {
    const [resource = '', right] = scope?.split(':') ?? [];
    if (right && scopes[resource] !== 'write') scopes[resource] = right;
  }
  return scopes;
};

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Reads a bundled contract; the default is this package's own. */
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

// In the published package, the contract is beside the code; in the repository, where `pnpm gen` writes it.
const ownContract = (): URL => {
  const beside = new URL('./openapi.json', import.meta.url);
  return existsSync(beside) ? beside : new URL('../../../openapi/dist/runner.json', import.meta.url);
};
