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
const rinsed = (verb) =>
  leftUnsaid({
    paths: { '/rinse': { post: { operationId: 'rinse', responses: { 204: {} }, ...verb } } },
  });
const found = (verb, more) => leftUnsaid(contractOf(verb, more));

test('an operation on a record that does not say what it leaves is named', () => {
  assert.match(found({}).join(), /^emptyCup: x-leaves is missing: how the record reads afterwards/);
});

test('a word, one of some, another than that, nothing, and a reason say it', () => {
  for (const leaves of [
    { state: 'empty' },
    { state: ['empty', 'full'] },
    { state: { not: 'full' } },
    null,
    'The cup as it was.',
  ])
    assert.deepEqual(found({ 'x-leaves': leaves }), []);
});

test('a field that nothing tells, a word that it never is, and a reason that is no sentence are named', () => {
  assert.deepEqual(found({ 'x-leaves': { stat: 'empty' } }), ['emptyCup: x-leaves: getCup tells no stat']);
  assert.deepEqual(found({ 'x-leaves': { state: ['empty', 'gone'] } }), [
    'emptyCup: x-leaves: state is never "gone"',
  ]);
  assert.match(found({ 'x-leaves': 'nothing' }).join(), /in a sentence/);
});

test('what makes a record that no GET reads says so in a sentence', () => {
  const { '/cups': cups } = contractOf({}).paths;
  const unread = (more) => leftUnsaid({ paths: { '/cups': { post: { ...cups.post, ...more } } } });

  assert.match(unread({}).join(), /^fillCup: x-leaves is missing: no GET reads what it makes, .* sentence/);
  assert.deepEqual(unread({ 'x-leaves': 'Nothing reads a cup yet.' }), []);
});

test('an operation that names no record and makes none says what it leaves as well', () => {
  assert.match(rinsed({}).join(), /^rinse: x-leaves is missing: .* what becomes of sign-ins$/);
  assert.deepEqual(rinsed({ 'x-leaves': 'Nothing that is read.' }), []);
});

test('that is what becomes of sign-ins, and of the same request once more', () => {
  const errors = { 'x-errors': ['DPAY_CUP_GONE'], 'x-field-errors': ['DPAY_CUP_WRONG'] };
  const leaving = (leaves) => rinsed({ ...errors, 'x-leaves': leaves });

  assert.deepEqual(
    leaving({ own_sign_in: 'ended', other_sign_ins: 'open', same_again: 'DPAY_CUP_WRONG' }),
    [],
  );
  assert.deepEqual(leaving({ same_again: 'DPAY_CUP_FULL' }), [
    'rinse: x-leaves: same_again is never "DPAY_CUP_FULL"',
  ]);
  assert.deepEqual(leaving({ own_sign_in: 'gone' }), ['rinse: x-leaves: own_sign_in is never "gone"']);
  assert.match(leaving({ sign_in: 'ended' }).join(), /sign_in is none of own_sign_in/);
  assert.match(leaving(null).join(), /names no record/);
});

test('what ends a record says how that reads then', () => {
  const made = { 'x-undone-by': { operation: 'emptyCup' } };

  assert.deepEqual(found({ 'x-leaves': { state: 'empty' } }, made), []);
  assert.match(
    found({ 'x-leaves': 'The cup as it was.' }, made).join(),
    /^fillCup: emptyCup ends what it makes/,
  );
});

test('what makes a record, or reads one, leaves none', () => {
  assert.match(found({ 'x-leaves': null }, { 'x-leaves': null }).join(), /^fillCup: x-leaves and x-tells-of/);
});

test('an answer tells of what an operation reads, by what its path names', () => {
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
