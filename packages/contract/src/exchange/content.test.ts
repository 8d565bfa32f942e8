import { expect, test } from 'vitest';
import { makeContentJudge } from './content.ts';
import { readContract } from '../contract.ts';
import type { Document, Operation } from '../contract.ts';
import { smallContract } from '../testing/small-contract.ts';

const contract = readContract(structuredClone(smallContract) as unknown as Document);
const judge = makeContentJudge(contract, false);
const operation = (id: string): Operation => contract.operations.find((one) => one.id === id) as Operation;
const problemsOf = (id: string, data: unknown, asked: object = {}, status = 200) =>
  judge(operation(id), {
    status,
    headers: new Headers(),
    text: '',
    json: { data },
    sent: '',
    asked: { params: {}, query: {}, body: undefined, byKey: false, ...asked },
  });
const sent = (note: unknown) => ({ params: {}, query: {}, body: { note }, byKey: false });
const COFFEE = 'cof_01KAJ800000000000000000001';
const OTHER = 'cof_01KAJ800000000000000000002';

test.each<[string, Parameters<typeof problemsOf>]>([
  ['the record asked for', ['getCoffee', { id: COFFEE }, { params: { id: COFFEE } }]],
  [
    'a record of another kind',
    ['getCoffee', { id: 'cup_01KAJ800000000000000000001' }, { params: { id: COFFEE } }],
  ],
  ['a new one, made of the one asked for', ['serveCoffee', { id: OTHER }, { params: { id: COFFEE } }, 201]],
  ['a refusal', ['getCoffee', { id: OTHER }, { params: { id: COFFEE } }, 404]],
  ['what was sent', ['createCoffee', { price: 5, note: 'hot' }, { body: { price: 5, note: ' Hot ' } }]],
  [
    'a time spelt anew',
    [
      'createCoffee',
      { ready_at: '2026-11-20T04:00:00.000Z' },
      { body: { ready_at: '2026-11-20T11:00:00+07:00' } },
    ],
  ],
  [
    'a time told to the second',
    [
      'createCoffee',
      { ready_at: '2026-11-20T04:00:59Z' },
      { body: { ready_at: '2026-11-20T04:00:59.999Z' } },
    ],
  ],
  [
    'none where none was sent',
    ['createCoffee', { ready_at: null, bean: null }, { body: { ready_at: null, bean: null } }],
  ],
  [
    'a value of the server where none was sent, in what is never none',
    ['createCoffee', { price: 5 }, { body: { price: null } }],
  ],
  ['a list in another order', ['createCoffee', { tags: ['big', 'hot'] }, { body: { tags: ['hot', 'big'] } }]],
  [
    'a record inside the answer',
    ['createCoffee', { coffee: { id: OTHER, price: 5 } }, { body: { price: 5 } }],
  ],
  ['another thing by the same name', ['createCoffee', { bean: { id: 1 } }, { body: { bean: 'bea' } }]],
  [
    'rows of the words asked for',
    ['listCoffees', [{ size: 'small' }], { query: { filters: '{"size":["small"]}' } }],
  ],
  [
    'rows of a word that no row has',
    ['listCoffees', [{ size: 'small' }], { query: { filters: '{"size":["tiny"]}' } }],
  ],
])('%s is right', (_, answer) => expect(problemsOf(...answer)).toEqual([]));

test.each<[string, Parameters<typeof problemsOf>, string]>([
  ['another record', ['getCoffee', { id: OTHER }, { params: { id: COFFEE } }], 'The id asked for'],
  [
    'another record inside the answer',
    ['serveCoffee', { coffee: { id: OTHER }, secret: 'x' }, { params: { id: COFFEE } }],
    'The id asked for',
  ],
  [
    'another record, whose id is of other letters',
    ['getCoffee', { id: 'cof_somebody' }, { params: { id: COFFEE } }],
    'The id asked for',
  ],
  ['another number', ['createCoffee', { price: 6 }, { body: { price: 5 } }], 'price was sent as 5'],
  [
    'another number inside the record that was made',
    ['createCoffee', { coffee: { id: OTHER, price: 6 }, secret: 'x' }, { body: { price: 5 } }],
    'price was sent as 5',
  ],
  [
    'an object with another value',
    ['createCoffee', { guest: { name: 'Budi', table: 4 } }, { body: { guest: { name: 'Sari' } } }],
    'guest.name was sent as "Sari"',
  ],
  [
    'a list cut to one',
    ['createCoffee', { tags: ['hot'] }, { body: { tags: ['hot', 'big'] } }],
    'tags was sent as',
  ],
  ['an empty list', ['createCoffee', { tags: [] }, { body: { tags: ['hot'] } }], 'tags was sent as'],
  [
    'rows with another value',
    ['createCoffee', { sips: [{ ml: 1 }, { ml: 3 }] }, { body: { sips: [{ ml: 1 }, { ml: 2 }] } }],
    'sips[1].ml was sent as 2',
  ],
  [
    'nothing of what was sent',
    ['createCoffee', { note: null }, { body: { note: 'hot' } }],
    'note was sent as "hot"',
  ],
  ['a record of live mode', ['getCoffee', { id: OTHER, mode: 'live' }], 'mode is live'],
  ['a row of live mode', ['listCoffees', [{ mode: 'sandbox' }, { bean: { mode: 'live' } }]], 'mode is live'],
  ...['2026-11-20T04:00:00Z', 5, {}].map((ready_at): [string, Parameters<typeof problemsOf>, string] => [
    `${JSON.stringify(ready_at)} where none was sent`,
    ['createCoffee', { ready_at }, { body: { ready_at: null } }],
    'ready_at was sent as null',
  ]),
  ['another text', ['createCoffee', { note: 'cold' }, { body: { note: 'hot' } }], 'note was sent as "hot"'],
  [
    'another text that ends in the same number',
    ['createCoffee', { note: 'Kedai 1' }, { body: { note: 'Toko 1' } }],
    'note was sent as "Toko 1"',
  ],
  [
    'another second',
    [
      'createCoffee',
      { ready_at: '2026-11-20T04:00:58Z' },
      { body: { ready_at: '2026-11-20T04:00:59.999Z' } },
    ],
    'ready_at was sent as',
  ],
  [
    'another part of a second',
    [
      'createCoffee',
      { ready_at: '2026-11-20T04:00:59.998Z' },
      { body: { ready_at: '2026-11-20T04:00:59.999Z' } },
    ],
    'ready_at was sent as',
  ],
  [
    'a row of another word',
    ['listCoffees', [{ size: 'small' }, { size: 'large' }], { query: { filters: '{"size":["small"]}' } }],
    'a row has large',
  ],
])('%s is reported', (_, answer, problem) => expect(problemsOf(...answer).join()).toContain(problem));

test('a field that the contract says comes back differently is not compared', () => {
  const create = operation('createCoffee');
  const properties = { note: { type: 'string', 'x-comes-back-as': 'In capitals of another kind.' } };
  const marked = { ...create, body: { required: true, examples: [], schema: { oneOf: [{ properties }] } } };
  const reply = {
    status: 200,
    headers: new Headers(),
    text: '',
    json: { data: { note: 'cold' } },
    sent: '',
    asked: sent('hot'),
  };

  expect(judge(marked, reply)).toEqual([]);
  expect(judge(create, reply)).toHaveLength(1);
  expect(judge(marked, { ...reply, json: { data: { note: ['cold'] } }, asked: sent(['hot']) })).toEqual([]);
  expect(judge(marked, { ...reply, json: { data: { note: [] } }, asked: sent(['hot']) })).toHaveLength(1);
});
