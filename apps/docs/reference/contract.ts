import { readFileSync } from 'node:fs';

// The bundled contract, read for the pages of the reference. `pnpm gen` writes it.
type Words = { id: string; en: string };
export type Schema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
};
type Media = {
  schema?: Schema;
  examples?: Record<string, { summary?: string; value?: unknown; $ref?: string }>;
};
export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { description: string; content?: Record<string, Media> }>;
  'x-permission': string;
  'x-scope'?: string;
  'x-otp': string | null;
  'x-otp-feature'?: string;
  'x-idempotent': boolean;
  'x-mode': string;
  'x-errors'?: string[];
};
export type Parameter = {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
  content?: Record<string, Media>;
  $ref?: string;
};
type Document = {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
  'x-error-catalogue': Record<
    string,
    { status: number; title: Words; action?: Words; cause: string; retryable: boolean }
  >;
  'x-issue-catalogue': Record<string, { level: string; words: Words }>;
};

const document = JSON.parse(
  readFileSync(new URL('../../../openapi/dist/openapi.json', import.meta.url), 'utf8'),
) as Document;

export const tags = document.tags;
export const events = Object.entries(document.webhooks);
export const errors = Object.entries(document['x-error-catalogue']);
export const issues = Object.entries(document['x-issue-catalogue']);
export const operationsOf = (tag: string) =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );

/** A part of the contract, or what it refers to. */
export const resolve = <T>(part: T | { $ref: string }): T => {
  let found: unknown = part;
  while (typeof found === 'object' && found !== null && '$ref' in found && typeof found.$ref === 'string') {
    found = found.$ref
      .replace('#/', '')
      .split('/')
      .reduce<unknown>(
        (at, key) => (at as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
        document,
      );
  }
  return found as T;
};
