const EXTENSIONS = {
  'x-permission': 'any',
  'x-feature': null,
  'x-otp': null,
  'x-idempotent': false,
  'x-mode': 'any',
};
const text = { type: 'string' };
const ID = (prefix: string) => ({ type: 'string', pattern: `^${prefix}_[0-9A-Z]{26}$` });
const record = (properties: object) => ({ type: 'object', properties });
const answers = (data: object) => ({
  '200': { content: { 'application/json': { schema: record({ data }) } } },
});
const operation = (operationId: string, data: object, more: object = {}) => ({
  operationId,
  ...EXTENSIONS,
  responses: answers(data),
  ...more,
});
const schema = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const id = { name: 'id', in: 'path', required: true, schema: ID('cof') };
const ofOne = { parameters: [id] };
const expand = {
  name: 'expand',
  in: 'query',
  schema: { type: 'array', items: { type: 'string', enum: ['bean'] } },
};

/**
 * A contract with records that change by themselves: with and without a time, alone and in a list, settings in two parts, and what
 * remains of them.
 */
export const orderedCoffee = {
  openapi: '3.1.0',
  paths: {
    '/coffees': { post: operation('createCoffee', schema('Coffee')) },
    '/coffees/{id}': { get: operation('getCoffee', schema('Coffee'), { parameters: [id, expand] }) },
    '/coffees/{id}/pour-away': {
      post: operation('pourAwayCoffee', schema('Coffee'), {
        ...ofOne,
        'x-leaves': { status: ['poured_away', 'spilt'] },
      }),
    },
    '/coffees/{id}/drink': { post: operation('drinkCoffee', {}, { ...ofOne, 'x-leaves': null }) },
    '/coffees/{id}/stir': {
      post: operation('stirCoffee', record({ outcome: text, status: text }), {
        ...ofOne,
        'x-tells-of': { operation: 'getCoffee' },
      }),
    },
    '/tables/{number}/pay': {
      post: operation(
        'payTable',
        record({ coffee_id: ID('cof'), status: text, price: { type: 'integer' } }),
        {
          parameters: [{ name: 'number', in: 'path', required: true, schema: text }],
          'x-leaves': { status: 'served' },
          'x-tells-of': { operation: 'getCoffee', id_at: 'coffee_id', where: { 'table.number': 'number' } },
        },
      ),
    },
    '/coffees/{id}/grind': {
      post: operation('grindCoffee', record({ coffee: schema('Coffee'), secret: text }), ofOne),
    },
    '/coffees/{id}/taste': { post: operation('tasteCoffee', record({ id: ID('cup') }), ofOne) },
    '/beans': {
      get: operation('listBeans', { type: 'array', items: schema('Bean') }),
      post: operation('addBean', schema('Bean')),
    },
    '/shop': { get: operation('getShop', schema('Shop')), put: operation('setShop', schema('Shop')) },
    '/shop/door': { put: operation('openShop', schema('Shop')) },
  },
  components: {
    schemas: {
      Coffee: record({
        id: ID('cof'),
        price: { type: 'integer' },
        status: { ...text, 'x-goes-on': { ordered: ['brewing'], brewing: ['served'] } },
        paid_at: text,
        table: record({ number: text }),
        served_at: { ...text, 'x-goes-on-with': 'status' },
        warmth: { type: 'integer', 'x-goes-on': 'It cools.' },
        updated_at: text,
        cup: record({ ml: { type: 'integer' } }),
        sips: {
          type: 'array',
          items: record({ ml: { type: 'integer' }, taken: { ...text, 'x-goes-on': { no: ['yes'] } } }),
        },
        tags: { type: 'array', items: text },
      }),
      Bean: record({ id: ID('bea'), name: text }),
      Shop: record({ open: { type: 'boolean' }, note: { oneOf: [text, { type: 'null' }] } }),
    },
  },
};
