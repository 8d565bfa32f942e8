import { readFileSync } from 'node:fs';
import type { Flag, Permission } from '@dasbor/domain/access';
import type { Scope } from '@dasbor/domain/api-keys';

const BUNDLE = new URL('../../../../openapi/dist/openapi.json', import.meta.url);
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const EXTENSIONS = ['x-permission', 'x-feature', 'x-otp', 'x-idempotent', 'x-mode', 'x-errors'] as const;
/** The type of a file body, and the default for a body without a type. */
export const FILE_TYPE = 'application/octet-stream';
export type JsonSchema = Readonly<Record<string, unknown>>;

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema?: JsonSchema;
  /** A parameter written as JSON (`filters`). */
  content?: { 'application/json': { schema: JsonSchema } };
};

export type Media = { schema: JsonSchema; examples?: Readonly<Record<string, { value: unknown }>> };
export type Response = { description: string; content?: Readonly<Record<string, Media>> };

/** One operation with resolved parameters and the rules from its extensions. */
export type Operation = {
  id: string;
  method: Uppercase<(typeof METHODS)[number]>;
  path: string;
  /** `key`: only API keys may call it; no user permission applies. */
  permission: Permission | 'any' | 'public' | 'key';
  /** The scope that a key needs; null if keys are not accepted. */
  scope: Scope | 'any' | null;
  feature: Flag | null;
  otp: string | null;
  /** `live`: sandbox needs no code. */
  otpMode: 'any' | 'live';
  /** The feature flag that enables the code; null if the code is always required. */
  otpFeature: Flag | null;
  /** SNAP's service number, if answers use SNAP's format. */
  snapService: string | null;
  /** Whether calls are signed with a SNAP token. */
  takesSnapToken: boolean;
  /** Whether a person may call it before they set up a required second step. */
  beforeTwoStep: boolean;
  idempotent: boolean;
  mode: 'any' | 'sandbox';
  /** Whether it may be called while the person views the dashboard as another role. */
  whileViewing: boolean;
  /** Whether the answer is a stream of events. */
  streams: boolean;
  /** Whether the body is a file, stored unparsed. */
  takesFile: boolean;
  /** The maximum body size, if it differs from the default. */
  maxBytes: number | null;
  /** The code for a file above it. */
  tooLarge: string;
  /** Whether the door rejects suspended merchants. False if the contract does not list that refusal, or if it depends on the request. */
  refusesSuspended: boolean;
  /** Whether live mode refuses it to a merchant that is not activated. */
  needsActivation: boolean;
  parameters: readonly Parameter[];
  body: { required: boolean; content: Readonly<Record<string, Media>> } | undefined;
  responses: Readonly<Record<string, Response>>;
};

export type CatalogueEntry = {
  status: number;
  title: Words;
  action?: Words;
  params?: Readonly<Record<string, string | number>>;
  /** Words for param values that are internal names. */
  values?: Readonly<Record<string, Words>>;
  /** The SNAP message, if SNAP operations return this code. */
  snap?: { case: string; message: string };
  retryable: boolean;
};
type Words = { id: string; en: string };

export type Contract = {
  document: JsonSchema;
  operations: readonly Operation[];
  catalogue: Readonly<Record<string, CatalogueEntry>>;
};

/** The bundled contract, read once. An operation that does not define who may call it stops the start. */
export const loadContract = (): Contract => {
  bundled ??= readContract(BUNDLE);
  return bundled;
};

let bundled: Contract | undefined;

const readContract = (file: URL): Contract => {
  const document = JSON.parse(readFileSync(file, 'utf8')) as RawDocument;
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const raw = item[method];
      return raw ? [readOperation(document, path, method, raw)] : [];
    }),
  );
  return {
    document: document as unknown as JsonSchema,
    operations,
    catalogue: document['x-error-catalogue'],
  };
};

/** The URI under which Ajv knows a part of the document. */
export const pointer = (...parts: readonly string[]): string =>
  `contract#/${parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

const readOperation = (document: RawDocument, path: string, method: string, raw: RawOperation): Operation => {
  const missing = EXTENSIONS.filter((extension) => raw[extension] === undefined);
  if (missing.length > 0) {
    throw new Error(`The contract's operation ${raw.operationId} lacks ${missing.join(', ')}.`);
  }
  const parameters = (raw.parameters ?? []).map((parameter) => follow<Parameter>(document, parameter));
  return {
    id: raw.operationId,
    method: method.toUpperCase() as Operation['method'],
    path,
    permission: raw['x-permission'] as Operation['permission'],
    scope: (raw['x-scope'] ?? null) as Operation['scope'],
    feature: raw['x-feature'] as Operation['feature'],
    otp: raw['x-otp'] as Operation['otp'],
    otpMode: (raw['x-otp-mode'] ?? 'any') as Operation['otpMode'],
    otpFeature: (raw['x-otp-feature'] ?? null) as Operation['otpFeature'],
    snapService: (raw['x-snap-service'] ?? null) as Operation['snapService'],
    takesSnapToken: raw.security?.some((way) => 'snapToken' in way) ?? false,
    beforeTwoStep: raw['x-before-two-step'] === true,
    idempotent: raw['x-idempotent'] as boolean,
    mode: raw['x-mode'] as Operation['mode'],
    whileViewing: raw['x-while-viewing'] === true,
    streams: raw.responses['200']?.content?.['text/event-stream'] !== undefined,
    takesFile: raw.requestBody?.content[FILE_TYPE] !== undefined,
    maxBytes: (raw['x-max-bytes'] ?? null) as Operation['maxBytes'],
    tooLarge: (raw['x-too-large'] ?? 'DPAY_FILE_TOO_LARGE') as Operation['tooLarge'],
    refusesSuspended:
      (raw['x-errors'] as string[]).includes('DPAY_MERCHANT_SUSPENDED') && raw['x-suspended'] !== 'by-action',
    needsActivation: raw['x-mode'] === 'any' && raw['x-before-activation'] !== true,
    parameters,
    body: raw.requestBody && {
      required: raw.requestBody.required === true,
      content: raw.requestBody.content,
    },
    responses: raw.responses,
  };
};

/** Resolves a `$ref`, or returns the part itself. */
export const follow = <T>(document: unknown, part: T | { $ref: string }): T => {
  if (typeof part !== 'object' || part === null || !('$ref' in part)) return part as T;
  const keys = part.$ref
    .slice(2)
    .split('/')
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));
  return keys.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], document) as T;
};

// Defaults without these extensions: no keys, code in both modes regardless of flags, our own answer format, the default body limit and
// its code, suspended merchants are rejected, so is a call while viewing as a role, and live mode needs an activated merchant.
type Optional =
  | 'x-scope'
  | 'x-otp-mode'
  | 'x-before-two-step'
  | 'x-otp-feature'
  | 'x-snap-service'
  | 'x-max-bytes'
  | 'x-too-large'
  | 'x-suspended'
  | 'x-while-viewing'
  | 'x-before-activation';

type RawOperation = {
  operationId: string;
  security?: Record<string, unknown>[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, Response>;
} & { [Extension in (typeof EXTENSIONS)[number] | Optional]?: unknown };

type RawDocument = {
  paths: Record<string, Partial<Record<(typeof METHODS)[number], RawOperation>>>;
  'x-error-catalogue': Contract['catalogue'];
};
