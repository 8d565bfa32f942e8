import type { Content, Document, RawOperation, RawParameter, Schema } from './document.ts';
import { hasSecret, personalFields } from './fields.ts';
import { makeResolve, plainSchema, type Resolve } from './resolve.ts';
import type { Tool } from './tool.ts';

/** The most rows of one answer: a page of 100 payments fills a quarter of a small context. */
export const MOST_ROWS = 50;

/** A tool for each operation that keys may call, and that sends and answers JSON without a secret. */
export const toolsOf = (document: Document): Tool[] => {
  const resolve = makeResolve(document);
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => toolOf(resolve, path, method, operation) ?? []),
  );
};

const toolOf = (
  resolve: Resolve,
  path: string,
  method: string,
  operation: RawOperation,
): Tool | undefined => {
  const scope = operation['x-scope'];
  const sent = operation.requestBody && jsonOf(resolve, operation.requestBody.content);
  const answered = answerOf(resolve, operation);
  if (!scope || !answered || (operation.requestBody && !sent) || hasSecret(answered)) return undefined;

  const isWrite = method !== 'get';
  const parameters = (operation.parameters ?? [])
    .map((one) => resolve<RawParameter>(one))
    .filter(({ in: place, name }) => place !== 'header' && name !== 'action');
  const paging = pagingOf(parameters, answered);
  return {
    name: operation.operationId,
    title: operation.summary,
    description: describe(operation, { scope, isWrite, answered }),
    inputSchema: inputOf(resolve, parameters, { sent, isRequired: operation.requestBody?.required, paging }),
    method,
    path,
    scope,
    mode: operation['x-mode'],
    isWrite,
    isIdempotent: operation['x-idempotent'],
    isAdditive: method === 'post' && '201' in operation.responses,
    paging,
    query: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
  };
};

const jsonOf = (resolve: Resolve, content: Content): Schema | undefined => {
  const schema = content['application/json']?.schema;
  return schema && plainSchema(resolve, schema);
};

/** The answer of a success; an empty one for 204, none for a file or a stream. */
const answerOf = (resolve: Resolve, { responses }: RawOperation): Schema | undefined => {
  const [success] = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  const content = success?.[1].content;
  return content ? jsonOf(resolve, content) : {};
};

const pagingOf = (parameters: readonly RawParameter[], answered: Schema): Tool['paging'] => {
  if (parameters.some(({ name }) => name === 'cursor')) return 'pages';
  const { data } = (answered['properties'] ?? {}) as Readonly<Record<string, Schema>>;
  return data?.['type'] === 'array' ? 'rows' : 'none';
};

const inputOf = (
  resolve: Resolve,
  parameters: readonly RawParameter[],
  {
    sent,
    isRequired,
    paging,
  }: { sent?: Schema | undefined; isRequired?: boolean | undefined; paging: Tool['paging'] },
): Tool['inputSchema'] => {
  const properties = parameters.map((one) => [one.name, parameterSchema(resolve, one)] as const);
  const required = parameters.filter((one) => one.required).map(({ name }) => name);
  return {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...Object.fromEntries(properties),
      ...(paging === 'rows' && { cursor: ROW_CURSOR }),
      ...(sent && { body: sent }),
    },
    ...(required.length > 0 || (sent && isRequired)
      ? { required: [...required, ...(sent && isRequired ? ['body'] : [])] }
      : {}),
  };
};

const ROW_CURSOR = {
  type: 'string',
  pattern: '^row_[0-9]{1,9}$',
  description: 'The `next_cursor` of the previous answer, to go on.',
};

const parameterSchema = (resolve: Resolve, { name, description, schema, content }: RawParameter): Schema => {
  const own = schema ?? content?.['application/json']?.schema ?? {};
  const plain = { ...plainSchema(resolve, own), ...(description && { description }) };
  if (name === 'limit') return { ...plain, maximum: MOST_ROWS };
  if (name === 'cursor')
    return { ...plain, description: 'The `next_cursor` of the previous answer, to go on. Keep the filters.' };
  return plain;
};

const describe = (
  { description }: RawOperation,
  { scope, isWrite, answered }: { scope: string; isWrite: boolean; answered: Schema },
): string => {
  const personal = personalFields(answered);
  return [
    description.trim(),
    isWrite &&
      'This tool executes nothing. It answers with an intent and a summary: show the summary to the person, and call confirm with the intent only after they agree.',
    personal.length > 0 && `Returns personal data: ${personal.join(', ')}.`,
    scope === 'any' ? 'Any key may call it.' : `Needs the scope ${scope}.`,
  ]
    .filter(Boolean)
    .join('\n\n');
};
