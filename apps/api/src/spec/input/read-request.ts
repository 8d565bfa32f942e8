import type { FastifyRequest } from 'fastify';
import { FILE_TYPE, pointer } from '../contract.ts';
import type { JsonSchema, Operation, Parameter } from '../contract.ts';
import { MOST_FIELDS } from './field-errors.ts';
import type { FieldError } from '../handlers.ts';
import { parseJson } from './json.ts';
import type { ParsedJson } from './json.ts';
import { isCleanText, unsafeParts } from './plain.ts';
import { decodeParameters, malformedParameters } from './query.ts';
import type { RawQuery } from './query.ts';
import { refuse } from '../refused.ts';
import type { Check, Validator } from './validator.ts';

export type Read = { params: Record<string, unknown>; query: Record<string, unknown>; body: unknown };

export type RequestReader = {
  /** The body as sent, for a one-time code, which is bound to it before validation. */
  raw: (request: FastifyRequest) => ParsedJson;
  /** Validates only the headers: a signature is checked with them before the body is read. */
  checkHeaders: (request: FastifyRequest) => void;
  /** Validates everything, or answers 400 with every invalid field. */
  read: (request: FastifyRequest) => Read;
};

export const makeRequestReader = (operation: Operation, validator: Validator): RequestReader => {
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query');
  const inHeader = operation.parameters.filter((parameter) => parameter.in === 'header');
  const checkPath = validator.request(asObject(inPath));
  const checkQuery = validator.request(asObject(inQuery));
  const checkHeaders = inHeader.map((parameter) => headerCheck(parameter, validator));
  const checkBody = bodyCheck(operation, validator);

  const hasCursor = inQuery.some(({ name }) => name === CURSOR);
  const refuseFields = (wrong: readonly FieldError[]) => {
    // A malformed cursor is treated like an altered one: the caller starts again at the first page.
    if (hasCursor && wrong.every(({ field }) => field === CURSOR))
      refuse('DPAY_INVALID_CURSOR', undefined, [{ field: CURSOR, code: 'DPAY_INVALID_CURSOR' }]);
    refuse('DPAY_INVALID_REQUEST', undefined, wrong.slice(0, MOST_FIELDS));
  };

  return {
    checkHeaders: (request) => {
      const wrong = checkHeaders.flatMap((check) => check(request));
      if (wrong.length > 0) refuseFields(wrong);
    },
    raw: (request) => {
      try {
        return parseBody(operation, request);
      } catch {
        return { value: undefined, errors: [] };
      }
    },
    read: (request) => {
      const { value: body, errors: twice } = parseBody(operation, request);
      const malformed = malformedParameters(request.url);
      // The values that a lenient parser made of them are not validated.
      if (malformed.length > 0) refuseFields(malformed);
      const params = decodeParameters(inPath, request.params as RawQuery);
      const query = decodeParameters(inQuery, request.query as RawQuery);
      const errors = [
        ...params.errors,
        ...query.errors,
        ...twice,
        ...(operation.takesFile ? [] : unsafeParts(body)),
        ...checkHeaders.flatMap((check) => check(request)),
      ];
      // Validated only if safe; then all invalid fields are reported at once.
      const wrong =
        errors.length > 0
          ? errors
          : [...checkPath(params.value), ...checkQuery(query.value), ...checkBody(body)];
      if (wrong.length > 0) refuseFields(wrong);
      return { params: params.value, query: query.value, body };
    },
  };
};

const CURSOR = 'cursor';

/** One schema for all parameters, so that they are validated together. */
export const asObject = (parameters: readonly Parameter[]): JsonSchema => ({
  type: 'object',
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
  properties: Object.fromEntries(parameters.map((one) => [one.name, absolute(schemaOf(one))])),
});

const schemaOf = ({ content, schema = {} }: Parameter): JsonSchema =>
  content?.['application/json'].schema ?? schema;

// A schema taken out of the document keeps its references into the document.
const absolute = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value.startsWith('#') ? `contract${value}` : value,
  ) as JsonSchema;

// The door checks these two itself, with their own codes. An empty value counts as missing.
const ASKED_BY_DOOR = new Set(['Idempotency-Key', 'X-Otp-Token']);

const headerCheck = ({ name, required, schema = {} }: Parameter, validator: Validator) => {
  const check = validator.request(schema);
  const key = name.toLowerCase();
  return (request: FastifyRequest): FieldError[] => {
    const value = request.headers[key];
    if (ASKED_BY_DOOR.has(name) && !value) return [];
    if (value === undefined) return required ? [{ field: name, code: 'DPAY_REQUIRED' }] : [];
    if (typeof value === 'string' && isCleanText(value) && check(value).length === 0) return [];
    return [{ field: name, code: 'DPAY_FIELD_INVALID' }];
  };
};

export const bodyCheck = (operation: Operation, validator: Validator): Check => {
  if (!operation.body) {
    return (body) => (body === undefined ? [] : [{ field: 'body', code: 'DPAY_FIELD_UNKNOWN' }]);
  }
  const { required } = operation.body;
  if (operation.takesFile)
    return (body) => (body === undefined ? [{ field: 'body', code: 'DPAY_REQUIRED' }] : []);
  const at = [
    'paths',
    operation.path,
    operation.method.toLowerCase(),
    'requestBody',
    'content',
    'application/json',
  ];
  const check = validator.request({ $ref: pointer(...at, 'schema') });
  return (body) => {
    if (body === undefined) return required ? [{ field: 'body', code: 'DPAY_REQUIRED' }] : [];
    return check(body).map((error) => ({ ...error, field: error.field || 'body' }));
  };
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

const parseBody = (operation: Operation, { body, headers }: FastifyRequest): ParsedJson => {
  if (!body || (body as Buffer).length === 0) return { value: undefined, errors: [] };
  if (operation.body && !isReadable(headers, operation)) refuse('DPAY_UNSUPPORTED_MEDIA_TYPE');
  // A file: the handler judges its content.
  if (operation.takesFile) return { value: body, errors: [] };
  const parsed = parseJson(textOf(body as Buffer));
  if (!parsed)
    return refuse('DPAY_INVALID_REQUEST', undefined, [{ field: 'body', code: 'DPAY_FIELD_INVALID' }]);
  return parsed;
};

/** The media type must match the contract, without compression, and JSON must be UTF-8. */
const isReadable = (headers: FastifyRequest['headers'], { body, takesFile }: Operation): boolean => {
  const [type = '', ...parameters] = (headers['content-type'] ?? (takesFile ? FILE_TYPE : ''))
    .toLowerCase()
    .split(';');
  const charset = parameters.map((one) => one.trim()).find((one) => one.startsWith('charset='));
  const encoding = (headers['content-encoding'] ?? 'identity').toLowerCase();
  return (
    Object.hasOwn(body?.content ?? {}, type.trim()) &&
    (takesFile || UTF8.test(charset ?? 'charset=utf-8')) &&
    encoding === 'identity'
  );
};

const UTF8 = /^charset="?utf-?8"?$/;

const textOf = (bytes: Buffer): string => {
  try {
    return utf8.decode(bytes);
  } catch {
    return '';
  }
};
