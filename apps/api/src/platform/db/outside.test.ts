import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/database/database.ts';
import type { TestDatabase } from '../../testing/database/database.ts';
import { outside, sameInEachAttempt } from './outside.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.owner((client) =>
    client.query('create table noted (text text); grant all on noted to dasbor_system'),
  );
});
afterAll(() => database.drop());

const note = (text: string) => database.db.system((tx) => tx.run(sql`insert into noted values (${text})`));
const noted = async () =>
  (await database.db.system((tx) => tx.rows<{ text: string }>(sql`delete from noted returning text`)))
    .map(({ text }) => text)
    .toSorted();

test('a question is asked between two attempts, with no transaction open, and only the last attempt stays', async () => {
  let attempts = 0;

  const answer = await database.db.system(async (tx) => {
    attempts += 1;
    await tx.run(sql`insert into noted values (${`attempt ${attempts}`})`);
    // The embedded database has one connection: inside a transaction this would hang.
    return outside('the bank', async () => {
      await note('asked');
      return 'yes';
    });
  });

  expect([answer, attempts, await noted()]).toEqual(['yes', 2, ['asked', 'attempt 2']]);
});

test('each question is asked once, also if the order of the questions changes', async () => {
  const asked: string[] = [];
  const ask = (what: string) =>
    outside(what, async () => {
      asked.push(what);
      return what.toUpperCase();
    });
  let attempts = 0;

  const answers = await database.db.system(async () => {
    attempts += 1;
    const order = attempts === 2 ? ['b', 'a'] : ['a', 'b'];
    const told: Record<string, string> = {};
    for (const what of order) told[what] = await ask(what);
    return told;
  });

  expect([answers, asked]).toEqual([{ a: 'A', b: 'B' }, ['a', 'b']]);
});

test('what was made in the first attempt is the same in the second, and new in the next transaction', async () => {
  const made: number[] = [];
  const work = () =>
    database.db.system(async () => {
      made.push(sameInEachAttempt('number', () => made.length));
      await outside('the bank', async () => undefined);
    });

  await work();
  await work();

  expect(made).toEqual([0, 0, 2, 2]);
});

test('an error of the question ends the transaction, and a question that is never the same ends it too', async () => {
  const failing = database.db.system(() =>
    outside('x', () => Promise.reject(new Error('No route to the bank'))),
  );
  await expect(failing).rejects.toThrow('No route to the bank');

  let number = 0;
  const endless = database.db.system(() => outside(`question ${(number += 1)}`, async () => undefined));
  await expect(endless).rejects.toThrow('more than 50 questions');
});

test('outside a transaction the question is asked at once', async () => {
  await expect(outside('x', async () => 7)).resolves.toBe(7);
});
