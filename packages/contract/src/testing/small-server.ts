import { createHash, randomUUID } from 'node:crypto';

const problem = (code: string) => ({
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['error', 'error_code', 'request_id'],
        properties: { error_code: { enum: code.split(' ') }, errors: { type: 'array' } },
      },
    },
  },
});

const refusals = {
  '400': problem('DPAY_INVALID_REQUEST DPAY_INVALID_CURSOR DPAY_IDEMPOTENCY_KEY_REQUIRED'),
  '401': problem('DPAY_UNAUTHORIZED_ACCESS'),
  '403': problem('DPAY_MODE_MISMATCH'),
  '409': problem('DPAY_IDEMPOTENCY_MISMATCH'),
  '415': problem('DPAY_UNSUPPORTED_MEDIA_TYPE'),
};
const extensions = { 'x-permission': 'any', 'x-otp': null, 'x-mode': 'any' };
const ok = (schema: object) => ({ '200': { content: { 'application/json': { schema } } } });
const coffee = {
  type: 'object',
  required: ['id', 'price'],
  properties: { id: { type: 'string' }, price: { type: 'integer' } },
};

/** A contract of two operations: a list by cursor, and a price that is set once. */
export const smallContract = {
  openapi: '3.1.0',
  paths: {
    '/coffees': {
      get: {
        operationId: 'listCoffees',
        ...extensions,
        'x-idempotent': false,
        parameters: [
          { name: 'limit', in: 'query', schema: { type: 'integer', maximum: 100, default: 10 } },
          { name: 'cursor', in: 'query', schema: { type: 'string' } },
          { name: 'action', in: 'query', schema: { type: 'string', enum: ['first', 'next', 'previous'] } },
        ],
        responses: {
          ...ok({
            type: 'object',
            required: ['data', 'page'],
            properties: { data: { type: 'array', items: coffee } },
          }),
          ...refusals,
        },
      },
      post: {
        operationId: 'createCoffee',
        ...extensions,
        'x-idempotent': true,
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                additionalProperties: false,
                required: ['price'],
                properties: { price: { type: 'integer', maximum: 1_000_000 } },
              },
              examples: { cup: { value: { price: 25_000 } } },
            },
          },
        },
        responses: {
          ...ok({ type: 'object', required: ['data'], properties: { data: coffee } }),
          ...refusals,
        },
      },
    },
  },
};

export type Asked = { method: string; url: URL; headers: Headers; body: string };
export type Answer = { status: number; body?: object; headers?: Record<string, string> };
/** Looks at what the honest server would say, and may say something else. */
export type Fault = (answer: Answer, asked: Asked) => Answer;

const honest: Fault = (answer) => answer;

/** That contract kept to the letter by a server in memory, until a fault is put into it. */
export const smallServer = (fault: Fault = honest): typeof fetch => {
  const answers = new Map<string, { body: string; answer: Answer }>();
  return async (input, init = {}) => {
    const asked: Asked = {
      method: init.method ?? 'GET',
      url: new URL(String(input)),
      headers: new Headers(init.headers),
      body: String(init.body ?? ''),
    };
    const id = randomUUID();
    const given = fault(answerTo(asked, answers), asked);
    const body = given.body && { ...given.body, ...('error_code' in given.body && { request_id: id }) };
    return new Response(body && JSON.stringify(body), {
      status: given.status,
      headers: { 'content-type': 'application/json', 'x-request-id': id, ...given.headers },
    });
  };
};

type Answers = Map<string, { body: string; answer: Answer }>;

const answerTo = (asked: Asked, answers: Answers): Answer => {
  const { method, url, headers, body } = asked;
  if (url.pathname === '/dashboard/login')
    return { status: 200, body: { data: { token: 'live', sandbox: { token: 'sandbox' } } } };
  const token = headers.get('authorization');
  if (url.pathname === '/dashboard/session') return { status: 200, body: {} };
  if (token !== 'Bearer live' && token !== 'Bearer sandbox')
    return { ...refuse(401, 'DPAY_UNAUTHORIZED_ACCESS'), headers: { 'www-authenticate': 'Bearer' } };
  if (token === 'Bearer live' || headers.get('is-live') === 'true') return refuse(403, 'DPAY_MODE_MISMATCH');
  return method === 'GET' ? list(url.searchParams) : once(asked, answers, body);
};

const list = (query: URLSearchParams): Answer => {
  const wrong = [...query].find(
    ([name, value]) =>
      !['limit', 'cursor', 'action'].includes(name) ||
      value.includes('\0') ||
      (name === 'limit' && !(Number(value) <= 100)) ||
      (name === 'action' && !['first', 'next', 'previous'].includes(value)),
  );
  if (wrong) return refuse(400, 'DPAY_INVALID_REQUEST', wrong[0]);
  const action = query.get('action') ?? 'first';
  const cursor = query.get('cursor');
  if (action !== 'first' && cursor !== `c-${action}`) return refuse(400, 'DPAY_INVALID_CURSOR');
  const isSecond = action === 'next';
  return {
    status: 200,
    body: {
      data: [{ id: isSecond ? 'cof_2' : 'cof_1', price: 25_000 }],
      page: { next_cursor: isSecond ? null : 'c-next', previous_cursor: isSecond ? 'c-previous' : null },
    },
  };
};

const once = ({ headers, url }: Asked, answers: Answers, body: string): Answer => {
  const [unknown] = [...url.searchParams.keys()];
  if (unknown) return refuse(400, 'DPAY_INVALID_REQUEST', unknown);
  if (headers.get('content-type') !== 'application/json') return refuse(415, 'DPAY_UNSUPPORTED_MEDIA_TYPE');
  const wrong = wrongField(body);
  if (wrong) return refuse(400, 'DPAY_INVALID_REQUEST', wrong);
  const key = headers.get('idempotency-key');
  if (!key) return refuse(400, 'DPAY_IDEMPOTENCY_KEY_REQUIRED');
  const known = answers.get(key);
  if (known?.body === body) return { ...known.answer, headers: { 'idempotent-replayed': 'true' } };
  if (known) return refuse(409, 'DPAY_IDEMPOTENCY_MISMATCH');
  const id = `cof_${createHash('sha256').update(key).digest('hex').slice(0, 8)}`;
  const answer = { status: 200, body: { data: { id, price: 25_000 } } };
  answers.set(key, { body, answer });
  return answer;
};

const wrongField = (body: string): string | undefined => {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'body';
    const { price, ...rest } = value as { price?: unknown };
    if (!Number.isInteger(price) || Number(price) > 1_000_000) return 'price';
    return Object.keys(rest)[0];
  } catch {
    return 'body';
  }
};

const refuse = (status: number, code: string, field?: string): Answer => ({
  status,
  body: { error: code, error_code: code, ...(field && { errors: [{ field }] }) },
});
