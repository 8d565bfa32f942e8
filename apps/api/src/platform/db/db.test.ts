import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openTestDatabase } from '../../testing/database/database.ts';
import type { Db, TenantContext } from './db.ts';
import { savepoint } from './savepoint.ts';
import type { Tx } from './tx.ts';

let db: Db;
let drop: () => Promise<void>;

beforeAll(async () => {
  ({ db, drop } = await openTestDatabase());
  await db.system(async (tx) => {
    await tx.run(sql`insert into merchant (merchant_id, name, created_at)
      values ('mer_a', 'Kopi A', '2026-01-01'), ('mer_b', 'Kopi B', '2026-01-01')`);
    await tx.run(sql`insert into page_view (merchant_id, mode, user_id, route, viewed_at) values
      ('mer_a', 'live', 'usr_a', '/home', '2026-01-01'), ('mer_a', 'sandbox', 'usr_a', '/orders', '2026-01-01'),
      ('mer_b', 'live', 'usr_b', '/payments', '2026-01-01')`);
  });
});
afterAll(() => drop());

const LIVE_A: TenantContext = { merchantId: 'mer_a', mode: 'live' };
const routes = (context: TenantContext) =>
  db.tenant(context, (tx) => tx.rows<{ route: string }>(sql`select route from page_view order by route`));

describe('tenants', () => {
  test('a merchant sees only its own rows in its own mode', async () => {
    expect(await routes(LIVE_A)).toEqual([{ route: '/home' }]);
    expect(await routes({ merchantId: 'mer_a', mode: 'sandbox' })).toEqual([{ route: '/orders' }]);
    expect(await routes({ merchantId: 'mer_b', mode: 'live' })).toEqual([{ route: '/payments' }]);
  });

  test('a tenant that does not exist sees no rows', async () => {
    expect(await routes({ merchantId: '', mode: 'live' })).toEqual([]);
  });

  test('a row cannot be written for another merchant', async () => {
    const foreign = db.tenant(LIVE_A, (tx) =>
      tx.run(sql`insert into page_view (merchant_id, mode, user_id, route, viewed_at)
        values ('mer_b', 'live', 'usr_a', '/', '2026-01-01')`),
    );

    await expect(foreign).rejects.toThrow(/row-level security/);
  });

  test('a row cannot be moved to another mode', async () => {
    const moved = db.tenant(LIVE_A, (tx) => tx.run(sql`update merchant_mode set merchant_id = 'mer_b'`));

    expect(await moved).toBe(0);
  });

  test('a transaction does not inherit the tenant of the previous one', async () => {
    await routes(LIVE_A);

    const seen = await db.signIn((tx) =>
      tx.one<{ tenant: string | null }>(
        sql`select nullif(current_setting('app.merchant_id', true), '') as tenant`,
      ),
    );

    expect(seen.tenant).toBeNull();
  });

  test('the sign-in role cannot read any table with merchant data', async () => {
    await expect(db.signIn((tx) => tx.rows(sql`select * from page_view`))).rejects.toThrow(
      /permission denied/,
    );
  });

  test('no role of the server owns a table or bypasses row-level security', async () => {
    const roles = await db.system((tx) =>
      tx.rows<{ rolname: string; owns: string; rolbypassrls: boolean; rolsuper: boolean }>(sql`
        select rolname, rolsuper, rolbypassrls,
               (select count(*) from pg_class c where c.relowner = r.oid and c.relkind = 'r') as owns
          from pg_roles r where rolname like 'dasbor\\_%' order by rolname`),
    );

    expect(roles.map(({ rolname }) => rolname)).toEqual([
      'dasbor_app',
      'dasbor_auth',
      'dasbor_ledger',
      'dasbor_subaccount',
      'dasbor_system',
    ]);
    for (const role of roles) expect(role).toMatchObject({ owns: '0', rolbypassrls: false, rolsuper: false });
  });

  test('every table with a merchant column has forced row-level security', async () => {
    const open = await db.system((tx) =>
      tx.rows(sql`
        select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'merchant_id'
         where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
           and not (c.relrowsecurity and c.relforcerowsecurity)`),
    );

    expect(open).toEqual([]);
  });
});

describe('transactions', () => {
  test('a rejected opening throws its own error and leaves nothing behind', async () => {
    const nobody = db.tenant({ ...LIVE_A, merchantId: '\0' }, (tx) => tx.rows(sql`select 1`));

    await expect(nobody).rejects.toThrow(/invalid byte sequence/);
    expect(await routes(LIVE_A)).toEqual([{ route: '/home' }]);
  });

  test('a second transaction inside one throws instead of hanging', async () => {
    const nested = db.tenant(LIVE_A, () => db.system((tx) => tx.rows(sql`select 1`)));

    await expect(nested).rejects.toThrow(/already open/);
  });

  // The embedded database has one connection, so nothing can run in between.
  test.runIf(inject('database').kind === 'postgres')(
    'a read by key uses the same snapshot as the key check',
    async () => {
      const [looked, changed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const moment = (tx: Tx) => tx.one<{ at: string }>(sql`select pg_current_snapshot()::text as at`);
      const entry = { secretHash: 'none', mode: 'live', requestId: 'req_1', readOnly: true } as const;

      const read = db.key(entry, async (tx) => {
        const before = await moment(tx);
        looked.resolve();
        await changed.promise;
        return [before, await moment(tx)];
      });
      await looked.promise;
      await db.system((tx) => tx.run(sql`update merchant set name = 'Kopi B' where merchant_id = 'mer_b'`));
      changed.resolve();

      const [before, after] = await read;
      expect(after).toEqual(before);
    },
  );

  test('writes are rolled back if the work throws', async () => {
    const failed = db.tenant(LIVE_A, async (tx) => {
      await tx.run(sql`insert into page_view (merchant_id, mode, user_id, route, viewed_at)
        values ('mer_a', 'live', 'usr_a', '/lost', '2026-01-01')`);
      throw new Error('no');
    });

    await expect(failed).rejects.toThrow('no');
    expect(await routes(LIVE_A)).toEqual([{ route: '/home' }]);
  });

  test('a failed statement leaves the connection usable', async () => {
    const bad = () => db.tenant(LIVE_A, (tx) => tx.rows(sql`select 1 / 0`));
    await Promise.allSettled(Array.from({ length: 25 }, bad));

    expect(await routes(LIVE_A)).toEqual([{ route: '/home' }]);
  });

  test('work that fails while its statement waits for a connection does not leak the connection', async () => {
    const hasty = () =>
      db.tenant(LIVE_A, async (tx) => {
        void tx.rows(sql`select 1`).catch(() => undefined);
        throw new Error('no');
      });
    await Promise.allSettled(Array.from({ length: 25 }, hasty));

    expect(await routes(LIVE_A)).toEqual([{ route: '/home' }]);
  });

  test('twenty concurrent transactions each keep their own tenant', async () => {
    const contexts = Array.from({ length: 20 }, (_, i): TenantContext => ({
      merchantId: i % 2 ? 'mer_a' : 'mer_b',
      mode: 'live',
    }));

    const seen = await Promise.all(contexts.map(routes));

    expect(seen.map(([row]) => row?.route)).toEqual(
      contexts.map((c) => (c.merchantId === 'mer_a' ? '/home' : '/payments')),
    );
  });
});

describe('statements sent with the commit', () => {
  const view = (route: string) => sql`insert into page_view (merchant_id, mode, user_id, route, viewed_at)
    values ('mer_a', 'live', 'usr_a', ${route}, '2026-01-01')`;
  const viewed = async (route: string) => (await routes(LIVE_A)).filter((row) => row.route === route).length;

  test('are stored with the rest, but not yet visible to the work', async () => {
    const before = await db.tenant(LIVE_A, async (tx) => {
      tx.endings.push({ statement: view('/ending') });
      const rows = await tx.rows<{ route: string }>(sql`select route from page_view where route = '/ending'`);
      return rows.length;
    });

    expect([before, await viewed('/ending')]).toEqual([0, 1]);
  });

  test('roll back everything on failure, with their own error', async () => {
    const refused = db.tenant(LIVE_A, async (tx) => {
      await tx.run(view('/with-refused'));
      tx.endings.push({ statement: view('/before-refused') });
      tx.endings.push({ statement: sql`select 1 / 0`, refusal: () => new Error('by its own words') });
      tx.endings.push({ statement: view('/after-refused') });
    });

    await expect(refused).rejects.toThrow('by its own words');
    expect(await viewed('/with-refused')).toBe(0);
    expect(await viewed('/before-refused')).toBe(0);
    expect(await viewed('/after-refused')).toBe(0);
  });

  test('are not sent if the work throws or their savepoint was rolled back', async () => {
    const failed = db.tenant(LIVE_A, (tx) => {
      tx.endings.push({ statement: view('/thrown') });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await db.tenant(LIVE_A, async (tx) => {
      tx.endings.push({ statement: view('/outside') });
      await savepoint(tx, async () => {
        tx.endings.push({ statement: view('/inside') });
        throw new Error('undone');
      }).catch(() => undefined);
    });

    expect([await viewed('/thrown'), await viewed('/inside'), await viewed('/outside')]).toEqual([0, 0, 1]);
  });
});

describe('values', () => {
  test('are read identically by both drivers', async () => {
    const row = await db.system((tx) =>
      tx.one(sql`select 1::int8 as small, 9007199254740993::int8 as large, 1.10::numeric as exact, 7::int4 as plain,
        date '2026-11-20' as day, timestamptz '2026-11-20 10:15:42.1+07' as at,
        timestamptz '2026-11-20 10:15:42.123456+07' as micro, timestamptz '2026-11-20 10:15:42+07' as whole,
        '{"a":[1]}'::jsonb as json, array['x','y'] as list, true as yes, null::text as nothing, count(*) as counted`),
    );

    expect(row).toEqual({
      small: '1',
      large: '9007199254740993',
      exact: '1.10',
      plain: 7,
      day: '2026-11-20',
      at: '2026-11-20T03:15:42.100Z',
      micro: '2026-11-20T03:15:42.123456Z',
      whole: '2026-11-20T03:15:42.000Z',
      json: { a: [1] },
      list: ['x', 'y'],
      yes: true,
      nothing: null,
      counted: '1',
    });
  });

  test('are written identically by both drivers', async () => {
    const row = await db.system((tx) =>
      tx.one(sql`select ${new Date('2026-11-20T03:15:42.100Z')}::timestamptz as at, ${9007199254740993n}::int8 as large,
        ${12}::int4 as plain, ${'12'}::int8 as text, ${{ a: 1 }}::jsonb as json, ${['x', 'y']}::text[] as list, ${undefined}::text as nothing`),
    );

    expect(row).toEqual({
      at: '2026-11-20T03:15:42.100Z',
      large: '9007199254740993',
      plain: 12,
      text: '12',
      json: { a: 1 },
      list: ['x', 'y'],
      nothing: null,
    });
  });
});

describe('append-only tables', () => {
  test.each(['audit_event', 'outbox', 'page_view'])(
    '%s rejects changes from the application',
    async (table) => {
      for (const verb of [`update ${table} set merchant_id = merchant_id`, `delete from ${table}`]) {
        const changed = db.tenant(LIVE_A, (tx) => tx.run(sql([verb])));

        await expect(changed).rejects.toThrow(/permission denied/);
      }
    },
  );

  test('no role may change or delete an audit event', async () => {
    await expect(db.system((tx) => tx.run(sql`delete from audit_event`))).rejects.toThrow(
      /permission denied/,
    );
  });
});
