import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leftUnsaid } from './left-unsaid.mjs';

const text = { type: 'string' };
const cup = {
  type: 'object',
  properties: { id: { type: 'string', pattern: '^cup_[0-9]{26}$' }, state: { enum: ['full', 'empty'] } },
};
const answers = (data) => ({
  responses: { 200: { content: { 'application/json': { schema: { properties: { data } } } } } },
});
const id = { name: 'id', in: 'path', schema: text };
const contractOf = (verb, more = {}) => ({
  paths: {
    '/cups': { post: { operationId: 'fillCup', ...answers(cup), ...more } },
    '/cups/{id}': { get: { operationId: 'getCup', parameters: [id], ...answers(cup) } },
    '/cups/{id}/empty': { post: { operationId: 'emptyCup', parameters: [id], ...answers(cup), ...verb } },
  },
});
const found = (verb, more) => leftUnsaid(contractOf(verb, more));

test('an operation that moves money without x-leaves is reported', () => {
  const once = { 'x-idempotent': true };

  assert.match(found({ ...once, tags: ['payments'] }).join(), /^emptyCup: x-leaves is missing/);
  assert.deepEqual(found({ ...once, tags: ['webhooks'] }), []);
  assert.deepEqual(found({ tags: ['payments'] }), []);
});

test('a value, a list of values, and null are valid', () => {
  for (const leaves of [{ state: 'empty' }, { state: ['empty', 'full'] }, null])
    assert.deepEqual(found({ 'x-leaves': leaves }), []);
});

test('an unknown field and an impossible value are reported', () => {
  assert.deepEqual(found({ 'x-leaves': { stat: 'empty' } }), ['emptyCup: x-leaves: getCup tells no stat']);
  assert.deepEqual(found({ 'x-leaves': { state: ['empty', 'gone'] } }), [
    'emptyCup: x-leaves: state is never "gone"',
  ]);
});

test('an operation that ends a record says how it reads then', () => {
  const made = { 'x-undone-by': { operation: 'emptyCup' } };

  assert.deepEqual(found({ 'x-leaves': { state: 'empty' } }, made), []);
  assert.match(found({}, made).join(), /^fillCup: emptyCup ends what it makes/);
  for (const how of [{ operation: 'drinkCup' }, { as_before: 'emptyCup' }])
    assert.match(found({}, { 'x-undone-by': how }).join(), /^fillCup: x-undone-by names no operation/);
  assert.deepEqual(found({}, { 'x-undone-by': { as_before: 'getCup' } }), []);
});

test('an operation without a record cannot remove one', () => {
  assert.match(found({}, { 'x-leaves': null }).join(), /^fillCup: x-leaves: it names no record/);
});

test('x-tells-of names an operation and its path parameters', () => {
  const tells = (tellsOf) => found({ 'x-leaves': null, 'x-tells-of': tellsOf });

  assert.deepEqual(tells({ operation: 'getCup', where: { 'saucer.id': 'id' } }), []);
  assert.deepEqual(tells({ operation: 'getCup', id_at: 'cup_id' }), [
    'emptyCup: x-tells-of: it answers no cup_id',
  ]);
  assert.deepEqual(tells({ operation: 'drinkCup' }), ['emptyCup: x-tells-of: drinkCup reads nothing']);
  assert.deepEqual(tells({ operation: 'getCup', where: { 'saucer.id': 'saucer' } }), [
    'emptyCup: x-tells-of: /cups/{id}/empty names no saucer',
  ]);
});
