import pg from 'pg';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { openTestDatabase } from '../../testing/database/database.ts';
import type { TestDatabase } from '../../testing/database/database.ts';
import type { Db } from '../db/db.ts';
import { untilFree } from '../db/schema/owner.ts';
import { outbox } from '../work/outbox.ts';
import { relayOnce } from '../work/relay.ts';
import { dropExpired } from './drop-expired.ts';
import { keepPartitions } from './keep-partitions.ts';
import { makeMonths } from './make-months.ts';
import { monthAfter } from './months.ts';
import { PARTITIONED } from './policy.ts';
import type { PartitionPolicy } from './policy.ts';

const A = { merchantId: 'mer_a', mode: 'live' } as const;
const DAY_MS = 86_400_000;
let database: TestDatabase;
let db: Db;
let now: Date;
beforeEach(async () => {
  database = await openTestDatabase();
  ({ db } = database);
  await db.system((tx) =>
    tx.run(
      sql`insert into merchant (merchant_id, name, created_at) values ('mer_a', 'Kopi A', now()), ('mer_b', 'Kopi B', now())`,
    ),
  );
  now = new Date((await db.system((tx) => tx.one<{ now: string }>(sql`select now()`))).now);
});
afterEach(() => database.drop());

const addView = (route: string, at: Date) =>
  db.tenant(A, (tx) =>
    tx.run(sql`insert into page_view (merchant_id, mode, user_id, route, viewed_at)
      values ('mer_a', 'live', 'usr_a', ${route}, ${at})`),
  );
const views = async () =>
  (
    await db.tenant(A, (tx) =>
      tx.rows<{ route: string; part: string }>(
        sql`select route, tableoid::regclass::text as part from page_view order by viewed_at`,
      ),
    )
  ).map(({ route, part }) => [route, part]);
const partitionsOf = async (table: string) =>
  (
    await db.system((tx) =>
      tx.rows<{ name: string }>(
        sql`select inhrelid::regclass::text as name from pg_inherits where inhparent = ${table}::regclass order by 1`,
      ),
    )
  ).map(({ name }) => name);
const nameOf = (table: string, months: number, from = now) =>
  `${table}_${monthAfter(from, months).toISOString().slice(0, 7).replace('-', '_')}`;

const PAGE_VIEWS = PARTITIONED.find(({ table }) => table === 'page_view') as PartitionPolicy;
const dropAt = (policy: PartitionPolicy, at: Date) =>
  db.owner((client, { concurrently }) => dropExpired(client, policy, { now: at, concurrently }));
const isTable = async (name: string): Promise<boolean> =>
  (await db.system((tx) => tx.maybe(sql`select 1 from pg_class where relname = ${name}`))) !== undefined;

describe('months', () => {
  test('are made for this month and the next two, once', async () => {
    await keepPartitions(db);

    for (const { table } of PARTITIONED) {
      const names = await partitionsOf(table);
      expect(names).toEqual([nameOf(table, 1), nameOf(table, 2), `${table}_later`]);
    }
    expect(await keepPartitions(db)).toEqual({ made: [], dropped: [] });
  });

  test('a row is accepted at any time, and moves when its month is made', async () => {
    const afterwards = monthAfter(now, 9);
    await addView('/before', new Date('2001-01-01'));
    await addView('/now', now);
    await addView('/later', afterwards);
    expect(await views()).toEqual([
      ['/before', nameOf('page_view', 1)],
      ['/now', nameOf('page_view', 1)],
      ['/later', 'page_view_later'],
    ]);

    await db.owner((client) => makeMonths(client, PAGE_VIEWS, monthAfter(now, 8)));

    expect((await views()).at(-1)).toEqual(['/later', nameOf('page_view', 9)]);
    await addView('/after', monthAfter(now, 10));
    expect((await views()).at(-1)).toEqual(['/after', nameOf('page_view', 10)]);
  });

  test('have the keys and indexes of the others', async () => {
    await keepPartitions(db, monthAfter(now, 1));

    for (const { table } of PARTITIONED) {
      const shapes = await Promise.all(
        (await partitionsOf(table)).map((name) =>
          db.system((tx) =>
            tx.rows<{ shape: string }>(sql`
              select regexp_replace(indexdef, '^(CREATE.* INDEX) \\S+ ON \\S+', '\\1') as shape from pg_indexes
               where tablename = ${name} order by 1`),
          ),
        ),
      );
      for (const shape of shapes) expect([table, shape]).toEqual([table, shapes[0]]);
    }
  });
});

describe('expired months', () => {
  test.each(PARTITIONED)(
    'of $table are dropped $days days after their end, and not before',
    async (policy) => {
      const oldest = nameOf(policy.table, 1);
      const expired = monthAfter(now, 2).getTime() + policy.days * DAY_MS;

      expect(await dropAt(policy, new Date(expired - 1))).toEqual([]);
      expect(await partitionsOf(policy.table)).toContain(oldest);
      expect(await dropAt(policy, new Date(expired))).toEqual([oldest]);

      expect(await partitionsOf(policy.table)).not.toContain(oldest);
      expect(await isTable(oldest)).toBe(false);
    },
  );

  test('take their rows with them and leave those of the next month', async () => {
    await addView('/old', now);
    await addView('/new', monthAfter(now, 2));

    await dropAt(PAGE_VIEWS, monthAfter(now, 9));

    expect((await views()).map(([route]) => route)).toEqual(['/new']);
  });

  test('of the outbox stay while a row waits for its number, and while they have the last number', async () => {
    const add = () =>
      db.tenant(A, (tx) => outbox.add(tx, { topic: 'payment.completed', aggregate: 'pay_1', payload: {} }));
    const keepLater = () => keepPartitions(db, monthAfter(now, 6));
    const oldest = nameOf('outbox', 1);
    await add();
    await keepLater();
    expect(await partitionsOf('outbox')).toContain(oldest);

    await relayOnce(db);
    await keepLater();
    expect(await partitionsOf('outbox')).toContain(oldest);

    await add();
    await db.system((tx) =>
      tx.run(sql`update outbox set created_at = ${monthAfter(now, 6)} where seq is null`),
    );
    await relayOnce(db);
    await keepLater();
    expect(await partitionsOf('outbox')).not.toContain(oldest);
    expect(await db.system((tx) => tx.rows(sql`select seq from outbox`))).toEqual([{ seq: '2' }]);
  });

  test('that a person detached stay', async () => {
    const oldest = nameOf('page_view', 1);
    await db.owner((client) => client.exec(`alter table page_view detach partition ${oldest}`));

    expect(await dropAt(PAGE_VIEWS, monthAfter(now, 9))).toEqual([]);
    expect(await isTable(oldest)).toBe(true);
  });
});

describe('a partition', () => {
  test('cannot be read, written or detached by any role of the server', async () => {
    await keepPartitions(db);
    const roles: Record<string, (text: string) => Promise<unknown>> = {
      tenant: (text) => db.tenant(A, (tx) => tx.rows(sql([text]))),
      signIn: (text) => db.signIn((tx) => tx.rows(sql([text]))),
      system: (text) => db.system((tx) => tx.rows(sql([text]))),
    };

    for (const { table } of PARTITIONED)
      for (const name of await partitionsOf(table))
        for (const text of [
          `select * from ${name}`,
          `insert into ${name} default values`,
          `delete from ${name}`,
          `alter table ${table} detach partition ${name}`,
        ])
          for (const asRole of Object.values(roles))
            await expect(asRole(text)).rejects.toThrow(/permission denied|must be owner/);
  });

  test('shows through its table only the rows of the tenant', async () => {
    await addView('/now', monthAfter(now, 2));

    const seen = db.tenant({ merchantId: 'mer_b', mode: 'live' }, (tx) =>
      tx.rows(sql`select 1 from page_view`),
    );
    expect(await seen).toEqual([]);
  });

  test('cannot be made by a tenant', async () => {
    const made = db.tenant(A, (tx) => tx.rows(sql`select make_next_month('page_view', 'viewed_at')`));
    await expect(made).rejects.toThrow(/permission denied/);
  });
});

// The embedded database has one connection.
describe.runIf(inject('database').kind === 'postgres')('while others work', () => {
  test('a long reader delays neither writers nor a new month for longer than its lock may wait', async () => {
    await keepPartitions(db);
    await addView('/old', now);
    const reader = new pg.Client(database.url);
    await reader.connect();
    await reader.query('begin; select count(*) from page_view');

    const waits: number[] = [];
    let over = false;
    const writing = (async () => {
      for (let n = 0; !over; n += 1) {
        const began = performance.now();
        await addView(`/${n}`, monthAfter(now, n % 3));
        waits.push(performance.now() - began);
      }
    })();
    // The reader holds the table, so a month cannot be made; the writer must not wait for the reader meanwhile.
    const refused = await keepPartitions(db, monthAfter(now, 1)).catch((error: unknown) => error);
    await reader.query('rollback');
    const { made } = await keepPartitions(db, monthAfter(now, 1));
    over = true;
    await writing;
    await reader.end();

    expect(refused).toMatchObject({ code: '55P03' });
    expect(made).toContain(nameOf('page_view', 3));
    expect(waits.length).toBeGreaterThan(3);
    expect(Math.max(...waits)).toBeLessThan(1000);
  });

  test('a month is made as soon as the reader that held its table ends', async () => {
    await keepPartitions(db);
    const reader = new pg.Client(database.url);
    await reader.connect();
    await reader.query('begin; select count(*) from page_view');
    const waits: string[] = [];
    const onWait = (why: string): void => {
      waits.push(why);
      void reader.query('rollback');
    };

    const { made } = await untilFree({ onWait, pauseMs: 100 })(() => keepPartitions(db, monthAfter(now, 1)));
    await reader.end();

    expect(made).toContain(nameOf('page_view', 3));
    expect(waits[0]).toMatch(/lock timeout; tries again \(1 of 39\)/);
  });

  test('an expired month is detached behind a long reader, and a writer does not wait', async () => {
    const afterwards = monthAfter(now, 9);
    await makeMonthsUntil(afterwards);
    await addView('/old', now);
    const oldest = nameOf('page_view', 1);
    const reader = new pg.Client(database.url);
    await reader.connect();
    await reader.query(`begin isolation level repeatable read; set local role dasbor_system`);
    expect((await reader.query('select count(*)::int as n from page_view')).rows).toEqual([{ n: 1 }]);

    const waits: number[] = [];
    let over = false;
    const writing = (async () => {
      while (!over) {
        const began = performance.now();
        await addView('/new', afterwards);
        waits.push(performance.now() - began);
      }
    })();
    // Two servers at once; one of them works.
    const keeping = Promise.all([keepPartitions(db, afterwards), keepPartitions(db, afterwards)]);
    await expect
      .poll(async () => (await isPending(oldest)) && waits.length > 0, { timeout: 10_000 })
      .toBe(true);
    const written = waits.length;
    await expect.poll(() => waits.length, { timeout: 10_000 }).toBeGreaterThan(written + 20);
    expect((await reader.query('select count(*)::int as n from page_view')).rows).toEqual([{ n: 1 }]);
    await reader.query('commit');
    const dropped = (await keeping).flatMap((kept) => kept.dropped);
    over = true;
    await writing;
    await reader.end();

    expect(dropped.filter((name) => name === oldest)).toHaveLength(1);
    expect(Math.max(...waits)).toBeLessThan(1000);
  }, 30_000);

  test('a detachment that was interrupted is finished by the next run', async () => {
    const afterwards = monthAfter(now, 9);
    await makeMonthsUntil(afterwards);
    const oldest = nameOf('page_view', 1);
    const reader = new pg.Client(database.url);
    await reader.connect();
    await reader.query('begin; select count(*) from page_view');
    const interrupted = db.owner(async (client) => {
      await client.exec(`comment on table ${oldest} is 'expired'; set lock_timeout = '100ms'`);
      await client.exec(`alter table page_view detach partition ${oldest} concurrently`);
    });
    await expect(interrupted).rejects.toThrow(/lock timeout/);
    expect(await isPending(oldest)).toBe(true);
    await reader.end();

    expect((await keepPartitions(db, afterwards)).dropped).toContain(oldest);
  });

  const makeMonthsUntil = (moment: Date) => db.owner((client) => makeMonths(client, PAGE_VIEWS, moment));
  const isPending = async (name: string): Promise<boolean> => {
    const found = await db.system((tx) =>
      tx.maybe<{ pending: boolean }>(sql`
        select i.inhdetachpending as pending from pg_inherits i join pg_class c on c.oid = i.inhrelid
         where c.relname = ${name}`),
    );
    return found?.pending === true;
  };
});
