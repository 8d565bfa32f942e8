import assert from 'node:assert/strict';
import { it } from 'node:test';
import { boundedEnums } from './bounded-enums.mjs';

const contract = (schema) => ({ components: { schemas: { Item: { properties: { kind: schema } } } } });

it('a length beside a list of values is redundant', () => {
  assert.deepEqual(boundedEnums(contract({ type: 'string', enum: ['a', 'b'], maxLength: 64 })), [
    '#/components/schemas/Item/properties/kind: maxLength is redundant beside enum',
  ]);
});

it('either alone is not', () => {
  assert.deepEqual(boundedEnums(contract({ type: 'string', enum: ['a', 'b'] })), []);
  assert.deepEqual(boundedEnums(contract({ type: 'string', maxLength: 64 })), []);
});
