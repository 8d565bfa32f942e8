const problem = (codes: string) => ({
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['error', 'error_code', 'request_id'],
        properties: { error_code: { enum: codes.split(' ') }, errors: { type: 'array' } },
      },
    },
  },
});

const refusals = {
  '400': problem('DPAY_INVALID_REQUEST DPAY_INVALID_CURSOR DPAY_IDEMPOTENCY_KEY_REQUIRED'),
  '401': problem('DPAY_UNAUTHORIZED_ACCESS'),
  '403': problem('DPAY_MODE_MISMATCH DPAY_OTP_REQUIRED DPAY_FEATURE_DISABLED'),
  '404': problem('DPAY_COFFEE_NOT_FOUND'),
  '409': problem('DPAY_IDEMPOTENCY_MISMATCH DPAY_COFFEE_SERVED'),
  '415': problem('DPAY_UNSUPPORTED_MEDIA_TYPE'),
};

const extensions = {
  'x-permission': 'any',
  'x-feature': null,
  'x-otp': null,
  'x-idempotent': false,
  'x-mode': 'any',
};
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const data = (schema: object) => ({ type: 'object', required: ['data'], properties: { data: schema } });
const one = (schema: object) => ({ '200': json(data(schema)), ...refusals });
const many = (items: object) => one({ type: 'array', items });

const ID = (prefix: string) => ({ type: 'string', pattern: `^${prefix}_[0-9A-HJKMNP-TV-Z]{26}$` });
const coffee = {
  type: 'object',
  required: ['id', 'price', 'served'],
  properties: {
    id: ID('cof'),
    price: { type: 'integer' },
    served: { type: 'boolean' },
    size: { type: 'string', enum: ['small', 'large'] },
    ready_at: { type: ['string', 'null'], format: 'date-time' },
    created_at: { type: 'string', format: 'date-time' },
    tax: { type: 'integer' },
    total: { type: 'integer', 'x-sum-of': ['price', 'tax'] },
    due: {
      type: 'integer',
      'x-sum-of': [{ of: ['total'], when: { served: [false], 'cup.is_own': [null, false] } }],
    },
    cup: { type: ['object', 'null'], properties: { is_own: { type: 'boolean' } } },
    lid: { type: ['string', 'null'], 'x-told-when': { size: ['large'] } },
    ticket: { type: ['string', 'null'], 'x-checksum': 'CRC-16/CCITT-FALSE' },
    bean_id: ID('bea'),
    bean: { type: ['object', 'null'], properties: { id: ID('bea') } },
  },
};
const coffeeId = { name: 'id', in: 'path', required: true, schema: ID('cof') };
const paged = [
  { name: 'limit', in: 'query', schema: { type: 'integer', maximum: 100, default: 10 } },
  { name: 'cursor', in: 'query', schema: { type: 'string' } },
  { name: 'action', in: 'query', schema: { type: 'string', enum: ['first', 'next', 'previous'] } },
];

const counted = { name: 'count', in: 'query', schema: { type: 'boolean' } };
const filtered = {
  name: 'filters',
  in: 'query',
  content: {
    'application/json': {
      schema: { type: 'object', properties: { size: { type: 'array', items: coffee.properties.size } } },
    },
  },
};

const day = { type: 'string', format: 'date', maxLength: 10 };
const ranged = [
  { name: 'from', in: 'query', schema: day, example: '2026-11-18' },
  { name: 'to', in: 'query', schema: day, example: '2026-11-20' },
];
const zone = { name: 'Timezone', in: 'header', schema: { type: 'string', enum: ['Asia/Jakarta'] } };
const searched = { name: 'search', in: 'query', schema: { type: 'string', maxLength: 100 } };
const expanded = {
  name: 'expand',
  in: 'query',
  schema: { type: 'array', items: { type: 'string', enum: ['bean'] } },
};

const newCoffee = {
  type: 'object',
  additionalProperties: false,
  required: ['price', 'bean_id', 'ready_at'],
  properties: {
    price: { type: 'integer', maximum: 1_000_000 },
    bean_id: ID('bea'),
    ready_at: { type: 'string', format: 'date-time' },
  },
};
const cup = {
  price: 25_000,
  bean_id: 'bea_01KAJ800000000000000000012',
  ready_at: '2026-11-20T04:00:00.000Z',
};

/** A contract with every feature the runner knows: lists with and without pages, dates, ids, codes, flags. */
export const smallContract = {
  openapi: '3.1.0',
  'x-examples-at': '2026-11-20T03:00:00.000Z',
  paths: {
    '/beans': {
      get: {
        operationId: 'listBeans',
        ...extensions,
        responses: many({ type: 'object', required: ['id'], properties: { id: ID('bea') } }),
      },
    },
    '/coffees': {
      get: {
        operationId: 'listCoffees',
        ...extensions,
        'x-ranged-by': 'created_at',
        'x-found-by': 'id',
        parameters: [...paged, counted, filtered, ...ranged, zone, searched, expanded],
        responses: many(coffee),
      },
      post: {
        operationId: 'createCoffee',
        ...extensions,
        'x-idempotent': true,
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: newCoffee,
              examples: {
                cup: { value: cup, 'x-sample': { bean_id: { operation: 'listBeans', at: 'id' } } },
              },
            },
          },
        },
        responses: one(coffee),
      },
    },
    '/coffees/{id}': {
      get: {
        operationId: 'getCoffee',
        ...extensions,
        parameters: [coffeeId, expanded],
        responses: one(coffee),
      },
    },
    '/coffees/{id}/serve': {
      post: {
        operationId: 'serveCoffee',
        ...extensions,
        'x-otp': 'serve',
        'x-idempotent': true,
        parameters: [coffeeId],
        responses: one(coffee),
      },
    },
    '/sips': {
      get: {
        operationId: 'listSips',
        ...extensions,
        parameters: paged,
        responses: many({ type: 'object', required: ['ml'], properties: { ml: { type: 'integer' } } }),
      },
    },
    '/tea': {
      post: { operationId: 'brewTea', ...extensions, 'x-feature': 'tea', responses: one({ type: 'object' }) },
    },
    '/age': {
      post: {
        operationId: 'ageCoffee',
        ...extensions,
        'x-unsampled': 'It takes a year.',
        responses: one({ type: 'object' }),
      },
    },
  },
};
