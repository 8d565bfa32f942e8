import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { shortEnumLists } from './enum-lists.mjs';

const KINDS = { type: 'string', enum: ['a', 'b', 'c'] };
const listOf = (maxItems, items = KINDS) => ({ type: 'array', uniqueItems: true, maxItems, items });
const contract = (schema) => ({ components: { schemas: { Kind: KINDS, List: schema } } });

describe('lists of the values of an enum', () => {
  it('may hold all of them at once', () => {
    assert.deepEqual(shortEnumLists(contract(listOf(2))), [
      '#/components/schemas/List: at most 2 of the 3 values of its enum',
    ]);
    assert.deepEqual(shortEnumLists(contract(listOf(3))), []);
  });

  it('are found behind a $ref and inside another schema', () => {
    const inner = listOf(1, { $ref: '#/components/schemas/Kind' });
    assert.deepEqual(shortEnumLists(contract({ type: 'object', properties: { kinds: inner } })), [
      '#/components/schemas/List/properties/kinds: at most 1 of the 3 values of its enum',
    ]);
  });

  it('are left alone where a value may come twice, or nothing bounds them', () => {
    assert.deepEqual(shortEnumLists(contract({ type: 'array', maxItems: 1, items: KINDS })), []);
    assert.deepEqual(shortEnumLists(contract({ type: 'array', uniqueItems: true, items: KINDS })), []);
  });
});
