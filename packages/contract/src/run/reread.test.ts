import { describe, expect, test } from 'vitest';
import type { Operation } from '../contract.ts';
import { makeReread } from './reread.ts';
import { AT, COFFEE, contract, ID, operationOf, replyOf, reread } from '../testing/reread-coffee.ts';

const OTHER = 'cof_01KAJ800000000000000000002';
const EARLIER = '2026-11-20T02:59:59.999Z';
const LATER = '2026-11-20T03:00:00.001Z';
const BEAN = { id: 'bea_1', name: 'Gayo' };

test('the expanded records match what was sent', async () => {
  const { problems, asked } = await reread({ id: ID }, { id: ID, bean: BEAN });

  expect(asked).toEqual([['getCoffee', { params: { id: ID }, query: { expand: ['bean'] } }]]);
  expect(problems).toEqual([]);
});

test('the read response must match the contract, too', async () => {
  const ask = async () => replyOf(COFFEE);
  const judge = ({ id }: Operation) => [`${id} has no X-Request-Id.`];

  const problems = await makeReread(contract, judge)(operationOf('createCoffee'), replyOf(COFFEE), { ask });

  expect(problems).toEqual(['getCoffee, asked for it then: getCoffee has no X-Request-Id.']);
});

test.each<[string, object, object, string]>([
  [
    'what was sent with it is of another',
    { id: ID },
    { id: ID, bean: { name: 'Toraja' } },
    'bean.name was sent',
  ],
  [
    'an object reads otherwise',
    { id: ID, cup: { ml: 1 } },
    { id: ID, cup: { ml: 2 } },
    'cup.ml is answered 1',
  ],
  ['a list reads otherwise', { id: ID, tags: ['a', 'b'] }, { id: ID, tags: ['a'] }, 'tags is answered'],
  [
    'a row inside it reads otherwise',
    { id: ID, sips: [{ ml: 1, taken: 'no' }] },
    { id: ID, sips: [{ ml: 2, taken: 'yes' }] },
    'sips[0].ml is answered 1',
  ],
  ['it reads less', { id: ID, cup: { ml: 1 } }, { id: ID }, 'cup is answered {"ml":1}, and not read'],
  ['what is not described reads otherwise', { id: ID, note: 'a' }, { id: ID, note: 'b' }, 'note is answered'],
  [
    'the record beside a secret reads otherwise',
    { coffee: { id: ID, price: 5 }, secret: 'x' },
    { id: ID, price: 6 },
    'price is answered 5',
  ],
  ['another record is read', { id: ID }, { id: OTHER }, `id is answered "${ID}"`],
])('%s: reported', async (_, told, read, problem) => {
  const by = 'secret' in told ? 'grindCoffee' : 'createCoffee';

  expect((await reread(told, read, { by, params: { id: ID } })).problems.join()).toContain(problem);
});

describe('a record with a time of its last change', () => {
  const changed = (fields: object) => ({ ...COFFEE, updated_at: LATER, ...fields });

  test.each<[string, object]>([
    ['has changed since, and says the same', changed({})],
    ['goes on to what its word may become', changed({ status: 'served' })],
    ['goes on, and what goes with it', changed({ status: 'served', served_at: LATER })],
    ['has in it what goes on at any time', { ...COFFEE, warmth: 20 }],
  ])('may read differently if it %s', async (_, read) => {
    const { problems } = await reread({ ...COFFEE, warmth: 80 }, { warmth: 80, ...read }, { body: {} });

    expect(problems).toEqual([]);
  });

  test.each<[string, object, string[]]>([
    ['an earlier time', { ...COFFEE, updated_at: EARLIER }, ['updated_at']],
    ['no time', { ...COFFEE, updated_at: undefined, status: 'served' }, ['status', 'updated_at']],
    ['a word that it does not become, at the same time', { ...COFFEE, status: 'ordered' }, ['status']],
    [
      'what it may become, at an earlier time',
      changed({ status: 'served', updated_at: EARLIER }),
      ['status', 'updated_at'],
    ],
    ['a word that it does not become', changed({ status: 'ordered' }), ['status']],
    ['no word', changed({ status: undefined }), ['status']],
    ['what goes with a word that stands still', changed({ served_at: LATER }), ['served_at']],
    ['another price', changed({ price: 6 }), ['price']],
    ['another price and another word', changed({ price: 6, status: 'served' }), ['price']],
  ])('must not read with %s', async (_, read, names) => {
    const { problems } = await reread(COFFEE, read, { body: {} });

    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(names);
  });

  test.each<[string, string, boolean]>([
    ['has the same time, of whole seconds', '2026-11-20T03:00:00Z', true],
    ['has the same time, of whole seconds with a fraction of naught', AT, true],
    ['has the same time, of a part of a second', LATER, false],
  ])('may or may not change by itself if it %s', async (_, updated_at, mayGoOn) => {
    const told = { ...COFFEE, updated_at };

    const { problems } = await reread(told, { ...told, status: 'served' }, { body: {} });

    expect(problems).toEqual(mayGoOn ? [] : ['status is answered "brewing", and read "served".']);
  });

  test.each([EARLIER, AT, LATER])('that has ended stays ended, as read from %s', async (updated_at) => {
    const told = { ...COFFEE, status: 'poured_away' };
    const read = { ...COFFEE, updated_at };

    const { problems } = await reread(told, read, { by: 'pourAwayCoffee', params: { id: ID }, body: {} });

    expect(problems).toContain('status is answered "poured_away", and read "brewing".');
  });
});

test('reads the record of the path, whatever id the response has', async () => {
  const told = { ...COFFEE, id: OTHER, status: 'poured_away' };

  const { asked, problems } = await reread(told, COFFEE, {
    by: 'pourAwayCoffee',
    params: { id: ID },
    body: {},
  });

  expect(asked).toEqual([['getCoffee', { params: { id: ID } }]]);
  expect(problems).toContain('status is answered "poured_away", and read "brewing".');
});

test('a response without such a record is not compared', async () => {
  const { asked } = await reread({ id: 'cup_1' }, COFFEE, { by: 'tasteCoffee', params: { id: ID } });

  expect(asked).toEqual([]);
});

test('a record without its own reader is a row of its list', async () => {
  const bean = { id: 'bea_01KAJ800000000000000000001', name: 'Gayo' };
  const rowOf = (name: string) => [{ ...bean, name }];
  const by = 'addBean';

  expect(await reread(bean, rowOf('Gayo'), { by })).toEqual({
    asked: [['listBeans', { query: {} }]],
    problems: [],
  });
  expect((await reread(bean, rowOf('Toraja'), { by })).problems).toEqual([
    'name is answered "Gayo", and read "Toraja".',
  ]);
  expect((await reread(bean, [], { by })).problems).toEqual([
    `listBeans, asked for ${bean.id} then, does not show it.`,
  ]);
});

test.each([
  ['sets it', 'setShop'],
  ['sets a part of it', 'openShop'],
])('a setting is read back by its reader, from %s', async (_, by) => {
  const { asked, problems } = await reread({ open: true }, { open: false }, { by });

  expect(asked).toEqual([['getShop', { params: {} }]]);
  expect(problems).toEqual(['open is answered true, and read false.']);
});

test('a response without the created id is reported', async () => {
  expect((await reread({}, COFFEE)).problems).toEqual(['createCoffee answers no id of what it made.']);
});

test.each([
  [{ open: true }, { open: false }, 'open was sent as true, and is answered false.'],
  [{ note: null }, { note: 'Closed' }, 'note was sent as null, and is answered "Closed".'],
])('what was sent is read back, even if the response lacks it: %o', async (body, read, problem) => {
  const { problems } = await reread({}, read, { by: 'setShop', body });

  expect(problems).toEqual([problem]);
});

test('a reader without data is reported', async () => {
  expect((await reread(COFFEE, null)).problems).toEqual(['getCoffee, asked for it then, tells nothing.']);
});
