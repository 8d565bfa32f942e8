import { describe, expect, test } from 'vitest';
import { AT, COFFEE, ID, reread } from '../testing/reread-coffee.ts';

describe('the state an operation leaves its record in', () => {
  const by = 'pourAwayCoffee';
  const params = { id: ID };

  test.each(['poured_away', 'spilt'])("is one of the contract's values: %s", async (status) => {
    const poured = { ...COFFEE, status };

    expect((await reread(poured, poured, { by, params, body: {} })).problems).toEqual([]);
  });

  test('is not the earlier value, even if the response claims it', async () => {
    const { problems } = await reread(COFFEE, COFFEE, { by, params, body: {} });

    expect(problems).toEqual(['pourAwayCoffee leaves status as "brewing".']);
  });

  test('is absent after a removal, with any method', async () => {
    const { problems } = await reread({}, COFFEE, { by: 'drinkCoffee', params });

    expect(problems).toEqual([`${ID}: drinkCoffee answers 200, and it is still there.`]);
  });
});

describe('a response that describes a record', () => {
  const TABLE = { number: '7' };
  const PAID = { ...COFFEE, status: 'served', paid_at: AT, table: TABLE };
  const told = { coffee_id: ID, status: 'served', price: 5 };
  const of = { by: 'payTable', params: { number: '7' }, body: {} };

  test('is compared with that record, found by its id in the response', async () => {
    expect(await reread(told, PAID, of)).toEqual({
      asked: [['getCoffee', { params: { id: ID } }]],
      problems: [],
    });
  });

  test.each<[string, object, string[]]>([
    ['another word', { ...PAID, status: 'brewing' }, ['status is answered "served", and read "brewing".']],
    [
      'another path',
      { ...PAID, table: { number: '8' } },
      ['The number asked for is 7, and getCoffee, asked for it then, says "8" at table.number.'],
    ],
  ])('must not differ by %s', async (_, read, problems) => {
    expect((await reread(told, read, of)).problems).toEqual(problems);
  });

  test('is reported if it names none', async () => {
    const { problems } = await reread({ status: 'served' }, PAID, of);

    expect(problems).toEqual(['payTable answers no coffee_id of what it tells of.']);
  });

  test('is compared with the record of its path if it names none', async () => {
    const stirred = { outcome: 'still_warm', status: 'served' };

    const { problems } = await reread(stirred, COFFEE, { by: 'stirCoffee', params: { id: ID }, body: {} });

    expect(problems).toEqual(['status is answered "served", and read "brewing".']);
  });
});
