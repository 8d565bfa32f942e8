import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expandList } from '../../gen/lists.mjs';

const SCHEMAS = () => ({
  Coffee: { type: 'object' },
  Roast: { type: 'string', enum: ['light', 'dark'] },
  Rupiah: { type: 'integer' },
});

const expanded = (list, { parameters = [] } = {}) => {
  const contract = { components: { schemas: SCHEMAS(), parameters: {} } };
  const rows = { type: 'object', properties: { data: { items: { $ref: '#/components/schemas/Coffee' } } } };
  const operation = {
    'x-list': list,
    'x-errors': ['DPAY_NOT_FOUND'],
    parameters,
    responses: { 200: { content: { 'application/json': { schema: rows } } } },
  };
  const refuse = (_, what) => {
    throw new Error(what);
  };
  expandList({ operation }, contract, refuse);
  const names = operation.parameters.map(({ name, $ref }) => name ?? $ref.split('/').pop());
  return { operation, names, schemas: contract.components.schemas };
};

test('a list by days gets a range, a search and pagination, between path parameters and its own', () => {
  const parameters = [
    { name: 'id', in: 'path' },
    { name: 'expand', in: 'query' },
  ];
  const { names, operation } = expanded({ ranged_by: 'created_at', found_by: 'id' }, { parameters });

  assert.deepEqual(names, ['id', 'Limit', 'From', 'To', 'Search', 'Action', 'Cursor', 'Count', 'expand']);
  assert.equal(operation['x-errors'].includes('DPAY_DATE_ORDER'), true);
  assert.equal(operation['x-list'], undefined);
});

test('a list without days or search gets neither, and no date error codes', () => {
  const { names, operation } = expanded({});

  assert.deepEqual(names, ['Limit', 'Action', 'Cursor', 'Count']);
  assert.deepEqual(operation['x-errors'], ['DPAY_NOT_FOUND', 'DPAY_INVALID_CURSOR']);
});

test('filters become a schema named after the row', () => {
  const filters = { roast: [`Roast`], size: ['small', 'large'], price: 'Rupiah', decaf: { type: 'boolean' } };
  const { schemas } = expanded({ filters });

  const any = (items) => ({ type: 'array', minItems: 1, maxItems: 2, uniqueItems: true, items });
  assert.deepEqual(schemas.CoffeeFilters.properties, {
    roast: any({ $ref: '#/components/schemas/Roast' }),
    size: any({ type: 'string', enum: ['small', 'large'] }),
    price: { $ref: '#/components/schemas/Rupiah' },
    decaf: { type: 'boolean' },
  });
});

for (const [what, list, why] of [
  ['an unknown key', { sorted_by: 'id' }, 'x-list knows no sorted_by'],
  ['an unknown schema', { filters: { price: 'Price' } }, 'x-list: there is no schema Price'],
  [
    'any of a schema without an enum',
    { filters: { price: ['Rupiah'] } },
    'x-list: Rupiah is no schema of an enum',
  ],
])
  test(`${what} is refused`, () => {
    assert.throws(() => expanded(list), { message: why });
  });
