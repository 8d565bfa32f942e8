import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namelessRows } from './nameless-rows.mjs';

const listing = (items, more = { page: {} }) => ({
  paths: {
    '/things': {
      get: {
        operationId: 'listThings',
        responses: {
          200: {
            content: {
              'application/json': { schema: { properties: { data: { type: 'array', items }, ...more } } },
            },
          },
        },
      },
    },
  },
  components: { schemas: { Thing: { required: ['id'] }, Entry: { required: ['sequence'] } } },
});

test('rows with an id or a number in their balance are named, also by a part of their schema', () => {
  assert.deepEqual(namelessRows(listing({ $ref: '#/components/schemas/Thing' })), []);
  assert.deepEqual(namelessRows(listing({ $ref: '#/components/schemas/Entry' })), []);
  assert.deepEqual(namelessRows(listing({ allOf: [{ $ref: '#/components/schemas/Thing' }, {}] })), []);
});

test('rows of which an id may be missing are told, those of a list without pages are not', () => {
  const mayLackIt = { properties: { id: {} }, required: ['name'] };
  assert.deepEqual(namelessRows(listing(mayLackIt)), ['listThings: rows need id or sequence']);
  assert.deepEqual(namelessRows(listing(mayLackIt, {})), []);
});
