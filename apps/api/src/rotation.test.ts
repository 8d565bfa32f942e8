import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSealer } from './features/security-history/seals/seal.ts';
import { checkChains } from './features/security-history/seals/check.ts';
import type { Db } from './platform/db/db.ts';
import { StartRefusal } from './platform/db/folder/data-lock.ts';
import { derivedKeptKeys } from './platform/keys/kept-keys.ts';
import type { Keys } from './platform/keys/keys.ts';
import { reseal } from './platform/keys/reseal.ts';
import { makeLog } from './platform/log.ts';
import { providerKeyPlace } from './platform/snap/identity.ts';
import { SEALED_PLACES } from './sealed-places.ts';
import { secretsOf } from './secrets.ts';
import { rebuild, startTestApp } from './testing/app.ts';
import type { Problem, Reply, TestApp } from './testing/app.ts';
import { SECRET } from './testing/demo.ts';
import { MERCHANT_A } from './testing/people.ts';
import { wait } from './testing/second-step.ts';
import { ALL_WORK, storeSecrets } from './testing/stored-secrets.ts';

const NEW = Buffer.alloc(32, 8);
const WRONG = Buffer.alloc(32, 9);
const OWNER = 'viewer@a.test';
const OLD = { signing: [SECRET], sealing: [SECRET] } as const;

let app: TestApp;
const servers: TestApp[] = [];
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await app.close();
});

/** A copy of the server on the same database, with these values of AUTH_SECRET or ENCRYPTION_KEY and its fallback. */
const copy = async ({ signing = [SECRET], sealing = [SECRET] }: { signing?: Keys; sealing?: Keys }) => {
  const server = await rebuild(app, { secrets: await secretsOf(app.db, { signing, sealing }) });
  servers.push(server);
  return server;
};
const resealAll = async (server: TestApp) => {
  const reports = [];
  for (const place of SEALED_PLACES) reports.push(await reseal(server.db, server.deps.vault, place));
  return reports;
};
const refresh = (server: TestApp, token: string) =>
  server.ask('POST', '/dashboard/users/refresh_token', { payload: { token } });
const pairOf = (reply: Reply) => reply.json<{ data: { token: string; refresh_token: string } }>().data;
const problemOf = (reply: Reply) => reply.json<Problem>().error_code;
const statusWith = async (server: TestApp, token: string) =>
  (await server.ask('GET', '/dashboard/session', { token })).status;

describe('AUTH_SECRET', () => {
  let [old, told, begun, ended]: TestApp[] = [];
  beforeAll(async () => {
    old = await copy({ signing: [SECRET] });
    told = await copy({ signing: [SECRET, NEW] });
    begun = await copy({ signing: [NEW, SECRET] });
    ended = await copy({ signing: [NEW] });
  });
  const all = () => [old, told, begun, ended] as [TestApp, TestApp, TestApp, TestApp];

  test('an access token is valid on every copy that knows its secret, and on no other', async () => {
    const [first, second, third, last] = all();
    const { live: before } = await first.signIn(OWNER);
    const { live: after } = await third.signIn(OWNER);

    expect(await Promise.all([second, third, last].map((server) => statusWith(server, before)))).toEqual([
      200, 200, 401,
    ]);
    expect(await Promise.all([first, second, last].map((server) => statusWith(server, after)))).toEqual([
      401, 200, 200,
    ]);
  });

  test('a sign-in from before lives on after the old secret is gone', async () => {
    const [first, , , last] = all();
    const { refresh: token, live } = await first.signIn(OWNER);

    expect(await statusWith(last, live)).toBe(401);
    const next = pairOf(await refresh(last, token));
    expect(await statusWith(last, next.token)).toBe(200);
    expect((await refresh(last, next.refresh_token)).status).toBe(200);
  });

  test('two tabs that refresh at copies of different phases get the same new token', async () => {
    const [, second, third] = all();
    for (const [one, other] of [
      [second, third],
      [third, second],
    ] as const) {
      const { refresh: token } = await one.signIn(OWNER);
      const [given, again] = [await refresh(one, token), await refresh(other, token)].map(pairOf);

      expect(again?.refresh_token).toBe(given?.refresh_token);
      expect(await statusWith(other, given?.token ?? '')).toBe(200);
    }
  });

  test('a stolen refresh token still ends the sign-in', async () => {
    const [, second, third] = all();
    const { refresh: token } = await second.signIn(OWNER);
    const next = pairOf(await refresh(second, token));
    await statusWith(third, next.token);
    wait(third, 11);

    expect(problemOf(await refresh(third, token))).toBe('DPAY_REFRESH_TOKEN_REUSED');
  });

  test('cursors, payment pages and SNAP tokens of either secret work, and end with it', async () => {
    const [first, second, third, last] = all();
    const scope = { operation: 'listPayments', merchantId: MERCHANT_A, mode: 'live' as const, filter: {} };
    const page = { merchantId: MERCHANT_A, mode: 'live' as const, paymentId: `pay_${'0'.repeat(26)}` };
    const claims = { sub: 'snk_1', merchant_id: MERCHANT_A, mode: 'live' as const };
    const from = async (maker: TestApp) => {
      const cursor = maker.deps.cursors.sign(scope, { place: ['1'] });
      const address = maker.deps.payPages.urlOf(page).split('/').at(-1) ?? '';
      const token = await maker.deps.snapTokens.issue(claims);
      return async ({ deps }: TestApp) => [
        deps.cursors.read(scope, cursor).ok,
        deps.payPages.read(address) !== undefined,
        typeof (await deps.snapTokens.verify(token)) === 'object',
      ];
    };
    const [before, after] = [await from(first), await from(third)];

    for (const server of [second, third])
      expect([await before(server), await after(server)]).toEqual([Array(3).fill(true), Array(3).fill(true)]);
    expect(await before(last)).toEqual([false, false, false]);
    expect(await after(last)).toEqual([true, true, true]);
    expect(await after(first)).toEqual([false, false, false]);
  });
});

describe('ENCRYPTION_KEY', () => {
  test('every sealed value opens during the rotation and with the new key alone after it', async () => {
    const [before, during] = [await copy({}), await copy({ sealing: [NEW, SECRET] })];
    const stored = await storeSecrets(before);
    const sealers = { log: makeLog('silent'), dashboardUrl: 'http://dasbor.test', wake: () => undefined };
    await makeSealer({
      ...sealers,
      ...before.deps,
      auditKey: (await secretsOf(app.db, OLD)).kept.auditSeal,
    }).drain();
    expect(await stored.use(during)).toEqual(ALL_WORK);

    const first = await resealAll(during);
    const after = await copy({ sealing: [NEW] });

    expect(first.filter(({ resealed }) => resealed === 0)).toEqual([]);
    expect(first.flatMap(({ unreadable }) => unreadable)).toEqual([]);
    expect((await resealAll(during)).filter(({ resealed }) => resealed > 0)).toEqual([]);
    expect(await stored.use(after)).toEqual(ALL_WORK);
    await stored.close();
    const { auditSeal } = (await secretsOf(app.db, { signing: [SECRET], sealing: [NEW] })).kept;
    await makeSealer({ ...sealers, ...after.deps, auditKey: auditSeal }).drain();
    expect(await checkChains(app.db, auditSeal)).toMatchObject({ waiting: 0, faults: [] });
    await expect(copy({})).rejects.toThrow(StartRefusal);
    await resealAll(await copy({ sealing: [SECRET, NEW] }));
  });

  test('everything in the database that looks sealed is in the list', async () => {
    const sealed = await app.db.system(async (tx) => {
      const columns = await tx.rows<{ table: string; column: string }>(sql`
        select c.table_name as "table", c.column_name as "column" from information_schema.columns c
          join information_schema.tables t using (table_schema, table_name)
         where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'bytea')
           and has_column_privilege(format('public.%I', c.table_name), c.column_name, 'select')`);
      const found: string[] = [];
      for (const { table, column } of columns) {
        const text = SEALED_PLACES.some(
          (place) => place.table === table && place.column === column && place.isFile,
        )
          ? `length("${column}") > 0`
          : `"${column}"::text ~ '^v1[.][A-Za-z0-9_-]{38,}$'`;
        const rows = await tx.rows(sql([`select from "${table}" where ${text} limit 1`]));
        if (rows.length > 0) found.push(`${table}.${column}`);
      }
      return found;
    });

    expect(sealed.toSorted()).toEqual(
      SEALED_PLACES.map(({ table, column }) => `${table}.${column}`).toSorted(),
    );
  });

  test('a run that was stopped is completed by the next one, in batches', async () => {
    const place = SEALED_PLACES.find(({ table }) => table === 'idempotency_key');
    if (!place) throw new Error('not listed');
    const old = (await copy({})).deps.vault;
    const rows = Array.from({ length: 450 }, (_, index) => {
      const row = { merchant_id: MERCHANT_A, mode: 'live', key: `key-${String(index).padStart(4, '0')}` };
      const at = '2026-11-20T03:00:00Z';
      const body = old.seal('{}', place.contextOf(row));
      return {
        ...row,
        operation: 'x',
        actor_id: 'x',
        request_hash: 'x',
        body,
        created_at: at,
        expires_at: at,
      };
    });
    await app.db.system((tx) =>
      tx.run(sql`
        insert into idempotency_key
        select * from json_populate_recordset(null::idempotency_key, ${JSON.stringify(rows)}::json)`),
    );
    const { vault } = (await copy({ sealing: [NEW, SECRET] })).deps;
    let batches = 0;
    const stopping: Db = {
      ...app.db,
      system: (work, options) => {
        if ((batches += 1) > 2) return Promise.reject(new Error('stopped'));
        return app.db.system(work, options);
      },
    };

    await expect(reseal(stopping, vault, place)).rejects.toThrow('stopped');
    const completed = await reseal(app.db, vault, place);

    expect(completed).toMatchObject({ resealed: completed.seen - 400, unreadable: [] });
    await app.db.system((tx) => tx.run(sql`delete from idempotency_key where operation = 'x'`));
    await resealAll(await copy({ sealing: [SECRET, NEW] }));
  });

  test('a value that no key opens is reported by its row and left as it is', async () => {
    const place = SEALED_PLACES.find(({ table }) => table === 'provider_key');
    if (!place) throw new Error('not listed');
    const { deps } = await copy({});
    await app.db.system((tx) =>
      tx.run(sql`
        insert into provider_key (mode, sealed, public_key, created_at)
        values ('sandbox', ${deps.vault.seal('x', 'another row')}, 'x', now())
        on conflict (mode) do update set sealed = excluded.sealed`),
    );

    const report = await reseal(app.db, deps.vault, place);

    expect(report.unreadable).toEqual(['sandbox']);
  });
});

describe('a wrong secret', () => {
  test('that is not the key of the database stops the start', async () => {
    await expect(copy({ sealing: [WRONG] })).rejects.toThrow(/sealed with another ENCRYPTION_KEY/);
  });

  test('cannot become the key of the kept hashes: an old database must start once without a fallback', async () => {
    const old = await startTestApp();
    const given = { signing: [NEW, SECRET] as const, sealing: [SECRET] as const };

    await expect(secretsOf(old.db, given)).rejects.toThrow(/once without AUTH_SECRET_FALLBACK/);
    await old.close();
  });

  test('is refused by the first start on an old database, and the right one is accepted after it', async () => {
    const old = await startTestApp();
    await old.db.system((tx) =>
      tx.run(sql`
        insert into provider_key (mode, sealed, public_key, created_at)
        values ('sandbox', ${old.deps.vault.seal('x', providerKeyPlace.contextOf({ mode: 'sandbox' }))}, 'x', now())`),
    );

    await expect(secretsOf(old.db, { signing: [WRONG], sealing: [WRONG] })).rejects.toThrow(
      /sealed with another ENCRYPTION_KEY/,
    );
    expect((await secretsOf(old.db, OLD)).kept).toEqual(derivedKeptKeys(SECRET, SECRET));
    await old.close();
  });

  test('of a command leaves no key in the database', async () => {
    const old = await startTestApp();
    const kept = () => old.db.system((tx) => tx.rows(sql`select name from kept_key`));

    const { kept: read } = await secretsOf(old.db, OLD, { stores: false });

    expect([read, await kept()]).toEqual([derivedKeptKeys(SECRET, SECRET), []]);
    await old.close();
  });

  test('leads to none of the kept keys of a new database', async () => {
    const empty = await startTestApp({ seed: async () => undefined });
    const { kept } = await secretsOf(empty.db, { signing: [SECRET], sealing: [SECRET] });
    const again = await secretsOf(empty.db, { signing: [NEW], sealing: [SECRET] });

    expect(again.kept).toEqual(kept);
    expect(new Set(Object.values(kept).map((key) => Buffer.from(key).toString('hex'))).size).toBe(3);
    expect(Object.values(kept)).not.toContainEqual(derivedKeptKeys(SECRET, SECRET).fingerprint);
    await empty.close();
  });
});
