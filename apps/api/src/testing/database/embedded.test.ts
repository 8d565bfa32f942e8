import sql from 'sql-template-tag';
import { describe, expect, inject, test } from 'vitest';
import { openTestDatabase } from './database.ts';
import { standOf } from './embedded-stand.ts';
import { borrowEmbedded } from './embedded.ts';
import { addPeople } from '../people.ts';
import { A_LIVE, addSale } from '../trade.ts';

const given = inject('database');
const snapshot = given.kind === 'pglite' ? given.snapshot : '';

describe.runIf(given.kind === 'pglite')('a returned embedded database', () => {
  test('is empty, with reset sequences, for the next test file', async () => {
    const before = await openTestDatabase();
    await addPeople(before.db);
    await addSale(before.db, A_LIVE, 1);
    await before.db.system((tx) => tx.run(sql`select nextval('webhook_event_position')`));
    await before.drop();

    const after = await openTestDatabase();
    const found = await after.db.system((tx) =>
      tx.one(sql`
        select (select count(*) from payment) as payments, (select count(*) from user_account) as people,
               (select count(*) from outbox) as events, nextval('webhook_event_position') as position`),
    );
    await after.drop();

    expect(found).toEqual({ payments: '0', people: '0', events: '0', position: '1' });
  });

  test('ignores queries that its test file left running', async () => {
    const left = await openTestDatabase();
    await left.drop();

    await expect(left.db.system((tx) => tx.rows(sql`select 1`))).rejects.toThrow('given back');
    await expect(left.db.listen('news', () => undefined)).rejects.toThrow('given back');
  });

  test('is not reused if something was left in it', async () => {
    const first = await borrowEmbedded(snapshot);
    await first.embedded.query('create table left_over ()');
    await first.giveBack();

    const second = await borrowEmbedded(snapshot);
    const { rows } = await second.embedded.query("select to_regclass('left_over') as left_over");
    await second.giveBack();

    expect(rows).toEqual([{ left_over: null }]);
  });

  test.each([
    ['a table', 'create table left_over ()'],
    ['a disabled trigger', 'alter table ledger_entry disable trigger append_only'],
    ['a privilege', 'grant delete on audit_event to dasbor_app'],
    ['a default', 'alter table payment alter column mode set default 1'],
    ['a missing migration', 'delete from schema_migration'],
  ])('is detected as changed with %s left in it', async (_, statement) => {
    const { embedded, giveBack } = await borrowEmbedded(snapshot);
    await embedded.transaction(async (tx) => {
      const whenNew = await standOf(tx);
      await tx.exec(statement);
      expect(await standOf(tx)).not.toBe(whenNew);
      await tx.rollback();
    });
    await giveBack();
  });

  test('two concurrent databases share nothing', async () => {
    const [one, other] = [await openTestDatabase(), await openTestDatabase()];
    await addPeople(one.db);
    const { people } = await other.db.system((tx) =>
      tx.one<{ people: string }>(sql`select count(*) as people from user_account`),
    );
    await Promise.all([one.drop(), other.drop()]);

    expect(people).toBe('0');
  });
});
