import { expect, test } from 'vitest';
import { readContract } from './contract.ts';
import type { Document, Operation } from './contract.ts';
import type { Reply } from './exchange.ts';
import { makeReread } from './reread.ts';
import { smallContract } from './testing/small-contract.ts';

const contract = readContract(structuredClone(smallContract) as unknown as Document);
const create = contract.operations.find(({ id }) => id === 'createCoffee') as Operation;
const ID = 'cof_01KAJ800000000000000000001';
const SENT = { price: 5, bean: { name: 'Gayo' } };
const replyOf = (data: object, body: unknown = undefined): Reply => ({
  status: 200,
  headers: new Headers(),
  text: '',
  json: { data },
  sent: '',
  asked: { params: {}, query: {}, body, byKey: false },
});

/** Makes a coffee that is read so. */
const rereadAs = (told: object, read: object) => {
  const asked: unknown[] = [];
  const ask = async (_: Operation, what: unknown) => {
    asked.push(what);
    return replyOf(read);
  };
  return makeReread(contract)(create, replyOf(told, SENT), { ask }).then((problems) => ({ problems, asked }));
};

test('what was sent with a record is read with it', async () => {
  const { problems, asked } = await rereadAs({ id: ID }, { id: ID, bean: { id: 'bea_1', name: 'Gayo' } });

  expect(asked).toEqual([{ params: { id: ID }, query: { expand: ['bean'] } }]);
  expect(problems).toEqual([]);
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
  [
    'a list reads otherwise',
    { id: ID, tags: ['a', 'b'] },
    { id: ID, tags: ['a'] },
    'tags is answered ["a","b"]',
  ],
  [
    'the record beside a secret reads otherwise',
    { coffee: { id: ID, note: 'a' }, secret: 'x' },
    { id: ID, note: 'b' },
    'note is answered "a"',
  ],
])('%s: it is told', async (_, told, read, problem) => {
  expect((await rereadAs(told, read)).problems.join()).toContain(problem);
});
