import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unboundedStrings } from './unbounded-strings.mjs';

const json = (schema) => ({ content: { 'application/json': { schema } } });
const contractOf = (operation, schemas = {}) => ({
  paths: { '/notes': { post: { operationId: 'createNote', ...operation } } },
  components: { schemas },
});
const found = (schema) => unboundedStrings(contractOf({ requestBody: json(schema) }));

test('a string of a body without an end is named by where it stands', () => {
  const schema = {
    type: 'object',
    properties: { notes: { type: 'array', items: { $ref: '#/components/schemas/Note' } } },
  };
  const Note = { type: ['string', 'null'] };

  assert.deepEqual(unboundedStrings(contractOf({ requestBody: json(schema) }, { Note })), [
    'createNote: body.notes[] has no end',
  ]);
});

test('a length, a list of values, a format and a pattern that ends are ends', () => {
  for (const bound of [
    { maxLength: 4 },
    { enum: ['a'] },
    { const: 'a' },
    { format: 'date' },
    { pattern: '^[a-z]{1,4}$' },
  ])
    assert.deepEqual(found({ type: 'string', ...bound }), []);
});

test('a pattern that is open behind, or repeats as often as one likes, is none', () => {
  for (const pattern of ['^ord_', '^[A-Z]+$', '^a*$', '^[0-9]{4,}$'])
    assert.equal(found({ type: 'string', pattern }).length, 1, pattern);
});

test('a schema that holds itself ends the search', () => {
  const Tree = {
    type: 'object',
    properties: { leaf: { type: 'string' }, tree: { $ref: '#/components/schemas/Tree' } },
  };

  assert.deepEqual(
    unboundedStrings(contractOf({ requestBody: json({ $ref: '#/components/schemas/Tree' }) }, { Tree })),
    ['createNote: body.leaf has no end'],
  );
});
