import { existsSync, readFileSync } from 'node:fs';

export type Schema = Readonly<Record<string, unknown>>;

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  example?: unknown;
  /** Where a value of it is found on any server: in the first row of a list. */
  'x-sample'?: { operation: string; query: Record<string, string>; at: string };
  schema?: Schema;
  content?: { 'application/json': { schema: Schema } };
};

type Media = { schema?: Schema; examples?: Record<string, { value: unknown }> };

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
  /** The scope by which a merchant's server may call it; null where it may not. */
  scope: string | null;
  isIdempotent: boolean;
  sandboxOnly: boolean;
  parameters: readonly Parameter[];
  /** Schema and examples of the JSON body, where one is taken. */
  body: { required: boolean; schema: Schema; examples: readonly Example[] } | undefined;
  responses: Readonly<Record<string, { content?: Readonly<Record<string, Media>> }>>;
};

export type Example = { name: string; value: unknown };

export type Contract = {
  document: Schema;
  operations: readonly Operation[];
  /** The body of each webhook event. */
  events: Readonly<Record<string, Schema>>;
  /** A part of the document that may be a reference to another. */
  resolve: <T>(part: T | { $ref: string }) => T;
};

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Reads a bundled contract, this package's own when no other file is named. */
export const loadContract = (file?: string): Contract =>
  readContract(JSON.parse(readFileSync(file ?? ownContract(), 'utf8')) as Document);

export const readContract = (document: Document): Contract => {
  const resolve = makeResolve(document);
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => (item[method] ? [toOperation(resolve, path, method, item[method])] : [])),
  );
  const events = Object.entries(document.webhooks ?? {}).flatMap(([name, { post }]) => {
    const schema = post.requestBody?.content['application/json']?.schema;
    return schema ? [[name, schema] as const] : [];
  });
  return { document, operations, events: Object.fromEntries(events), resolve };
};

type RawOperation = {
  operationId: string;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Operation['responses'];
  security?: unknown[];
  'x-permission': string;
  'x-otp': string | null;
  'x-otp-mode'?: 'any' | 'live';
  'x-scope'?: string;
  'x-idempotent': boolean;
  'x-mode': string;
};

export type Document = Schema & {
  paths: Record<string, Record<string, RawOperation>>;
  webhooks?: Record<string, { post: Pick<RawOperation, 'requestBody'> }>;
};

const toOperation = (
  resolve: Contract['resolve'],
  path: string,
  method: string,
  raw: RawOperation,
): Operation => {
  const json = raw.requestBody?.content['application/json'];
  return {
    id: raw.operationId,
    method: method.toUpperCase(),
    path,
    permission: raw['x-permission'],
    isPublic: raw['x-permission'] === 'public',
    otp: raw['x-otp'],
    otpMode: raw['x-otp-mode'] ?? 'any',
    scope: raw['x-scope'] ?? null,
    isIdempotent: raw['x-idempotent'],
    sandboxOnly: raw['x-mode'] === 'sandbox',
    parameters: (raw.parameters ?? []).map((one) => resolve<Parameter>(one)),
    body: json && {
      required: raw.requestBody?.required ?? false,
      schema: resolve(json.schema ?? {}),
      examples: Object.entries(json.examples ?? {}).map(([name, example]) => ({
        name,
        value: resolve<{ value: unknown }>(example).value,
      })),
    },
    responses: raw.responses,
  };
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
  return existsSync(beside) ? beside : new URL('../../../openapi/dist/openapi.json', import.meta.url);
};
