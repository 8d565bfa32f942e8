import sql from 'sql-template-tag';
import { describe, expect, inject, test } from 'vitest';
import { openTestDatabase } from './database.ts';
import { borrowEmbedded } from './embedded.ts';
import { addPeople } from './people.ts';
import { A_LIVE, addSale } from './trade.ts';

describe.runIf(inject('database').kind === 'pglite')('an embedded database given back', () => {
  test('is empty and counts from one for the next test file', async () => {
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

  test('answers nothing more to what its test file left running', async () => {
    const left = await openTestDatabase();
    await left.drop();

    await expect(left.db.system((tx) => tx.rows(sql`select 1`))).rejects.toThrow('given back');
    await expect(left.db.listen('news', () => undefined)).rejects.toThrow('given back');
  });

  test.each([
    ['a table', 'create table left_over ()'],
    ['a trigger that is off', 'alter table ledger_entry disable trigger append_only'],
    ['a right', 'grant delete on audit_event to dasbor_app'],
    ['a default', 'alter table payment alter column mode set default 1'],
    ['a migration that is forgotten', 'delete from schema_migration'],
  ])('is not lent again with %s left in it', async (_, statement) => {
    const given = inject('database');
    if (given.kind !== 'pglite') return;
    const first = await borrowEmbedded(given.snapshot);
    const migrations = await first.embedded.query('select name from schema_migration');
    await first.embedded.query(statement);
    await first.giveBack();

    const second = await borrowEmbedded(given.snapshot);
    const found = await second.embedded.query<{ clean: boolean }>(`
      select to_regclass('left_over') is null
         and not has_table_privilege('dasbor_app', 'audit_event', 'delete')
         and not exists (select from pg_trigger where tgname = 'append_only' and tgenabled = 'D')
         and not exists (select from pg_attrdef where pg_get_expr(adbin, adrelid) = '1' and adrelid = 'payment'::regclass)
         and (select count(*) from schema_migration) = ${migrations.rows.length} as clean`);
    await second.giveBack();

    expect(found.rows).toEqual([{ clean: true }]);
  });

  test('two at once share nothing', async () => {
    const [one, other] = [await openTestDatabase(), await openTestDatabase()];
    await addPeople(one.db);
    const { people } = await other.db.system((tx) =>
      tx.one<{ people: string }>(sql`select count(*) as people from user_account`),
    );
    await Promise.all([one.drop(), other.drop()]);

    expect(people).toBe('0');
  });
});
