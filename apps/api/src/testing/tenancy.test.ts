import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_MERCHANTS, DEMO_PASSWORD } from '../seed/accounts.ts';
import { startTestApp } from './app.ts';
import type { Problem, TestApp, Tokens } from './app.ts';

// Uses the demo data: records of one merchant or mode do not exist for another.
let app: TestApp;
let owner: Tokens;
let second: Tokens;
let ids: { payment: string; order: string; sandboxPayment: string };

beforeAll(async () => {
  app = await startTestApp({ hasDemo: true });
  owner = await app.signIn('owner@demo.test', DEMO_PASSWORD);
  second = await app.signIn('owner@second.test', DEMO_PASSWORD);
  ids = await app.db.system(async (tx) => {
    const kopi = DEMO_MERCHANTS.kopi.id;
    const one = (mode: string) =>
      tx.one<{ id: string; order_id: string }>(sql`
        select id, order_id from payment where merchant_id = ${kopi} and mode = ${mode} limit 1`);
    const [live, sandbox] = [await one('live'), await one('sandbox')];
    return { payment: live.id, order: live.order_id, sandboxPayment: sandbox.id };
  });
}, 120_000);
afterAll(() => app.close());

test('the owner sees them', async () => {
  const replies = await Promise.all([
    app.ask('GET', `/dashboard/payments/${ids.payment}`, { token: owner.live }),
    app.ask('GET', `/dashboard/orders/${ids.order}`, { token: owner.live }),
    app.ask('GET', `/dashboard/payments/${ids.sandboxPayment}`, { mode: 'sandbox', token: owner.sandbox }),
  ]);

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('the same ids answer 404 for another merchant and in the other mode', async () => {
  const key = { 'idempotency-key': 'a-key-of-somebody-else' };
  const replies = await Promise.all([
    app.ask('GET', `/dashboard/payments/${ids.payment}`, { token: second.live }),
    app.ask('GET', `/dashboard/orders/${ids.order}`, { token: second.live }),
    app.ask('POST', `/dashboard/payments/${ids.payment}/sync`, { token: second.live }),
    app.ask('POST', `/dashboard/orders/${ids.order}/sync`, { token: second.live }),
    app.ask('GET', `/dashboard/payments/${ids.payment}/retrieval-reference`, { token: second.live }),
    app.ask('POST', `/dashboard/payments/${ids.sandboxPayment}/simulate`, {
      mode: 'sandbox',
      token: second.sandbox,
      headers: key,
      payload: { status: 'completed' },
    }),
    app.ask('GET', `/dashboard/payments/${ids.payment}`, { mode: 'sandbox', token: owner.sandbox }),
    app.ask('GET', `/dashboard/payments/${ids.sandboxPayment}`, { token: owner.live }),
  ]);

  expect(replies.map(({ status }) => status)).toEqual(Array(replies.length).fill(404));
  for (const reply of replies) expect(reply.json<Problem>().error_code).toMatch(/_NOT_FOUND$/);
});

test("another merchant's cursor is refused like an altered one", async () => {
  const first = await app.ask('GET', '/dashboard/payments?limit=1', { token: owner.live });
  const cursor = first.json<{ page: { next_cursor: string } }>().page.next_cursor;
  const ask = (token: string, marker: string) =>
    app.ask('GET', `/dashboard/payments?limit=1&action=next&cursor=${marker}`, { token });

  expect((await ask(owner.live, cursor)).status).toBe(200);
  for (const reply of [await ask(second.live, cursor), await ask(owner.live, `${cursor.slice(0, -2)}AA`)]) {
    expect(reply.json<Problem>().error_code).toBe('DPAY_INVALID_CURSOR');
  }
});

test('a search finds nothing of another merchant', async () => {
  const find = async (token: string) =>
    (await app.ask('GET', `/dashboard/search?q=${ids.payment}`, { token })).json<{ data: unknown[] }>().data
      .length;

  expect([await find(owner.live), await find(second.live)]).toEqual([1, 0]);
});

test('no row of a tenant table is visible outside a tenant, and only its own inside one', async () => {
  const tables = await app.db.system((tx) =>
    tx.rows<{ name: string; by_mode: boolean }>(sql`
      select format('%I.%I', schemaname, tablename) as name, qual like '%app.mode%' as by_mode
        from pg_policies where policyname = 'tenant' order by 1`),
  );

  expect(tables.length).toBeGreaterThan(10);
  for (const { name, by_mode: byMode } of tables) {
    const foreign = async (merchantId: string) => {
      const isForeign = `merchant_id is distinct from '${merchantId}'${byMode ? " or mode <> 'live'" : ''}`;
      const statement = sql([`select count(*) filter (where ${isForeign}) as n from ${name}`]);
      return (await app.db.tenant({ merchantId, mode: 'live' }, (tx) => tx.one<{ n: string }>(statement))).n;
    };
    expect([name, await foreign(DEMO_MERCHANTS.second.id), await foreign('')]).toEqual([name, '0', '0']);
  }
});

describe('a transaction limited to one subaccount', () => {
  // Merchant tables that a subaccount key may access, with the reason.
  const OPEN: Readonly<Record<string, string>> = {
    'acquirer.enquiry': 'asked about a payment that was found before',
    'acquirer.payment': 'asked about a payment that was found before',
    'public.audit_event': 'written; who may read it is a person',
    'public.audit_waiting': 'written; the sealer reads it',
    'public.merchant': 'the name on a bill',
    'public.merchant_mode': 'what is switched on',
    'public.outbox': 'written; the relay reads it',
    'public.person': 'whether who made something has confirmed their address, for notices',
    'public.role': 'no operation of a key reads it',
    'public.user_account': 'the names of who made a batch',
    'public.webhook': 'which of them hear is found out while it happens',
    'public.webhook_delivery': 'written while it happens; its scope is not a subaccount’s',
    'public.webhook_event': 'written while it happens; its scope is not a subaccount’s',
  };

  test('has no access to other tables of the merchant than those listed', async () => {
    const kept = await app.db.system((tx) =>
      tx.rows<{ name: string; kept: boolean }>(sql`
        select distinct format('%I.%I', schemaname, tablename) as name,
               bool_or(permissive = 'RESTRICTIVE' and roles = '{dasbor_subaccount}') over (partition by schemaname, tablename) as kept
          from pg_policies where 'dasbor_app' = any(roles) or 'dasbor_subaccount' = any(roles) order by 1`),
    );

    const open = kept.filter((one) => !one.kept).map(({ name }) => name);
    const unnamed = open.filter((name) => !(name in OPEN));
    expect(unnamed, unnamed.map(howToKeep).join('\n')).toEqual([]);
    expect(Object.keys(OPEN).filter((name) => !open.includes(name))).toEqual([]);
    expect(kept.length).toBeGreaterThan(30);
  });

  test('sees only its own rows of the demo data, and none without a subaccount', async () => {
    const tenant = { merchantId: DEMO_MERCHANTS.kopi.id, mode: 'live' } as const;
    const { id } = await app.db.tenant(tenant, (tx) =>
      tx.one<{ id: string }>(
        sql`select subaccount_id as id from payment where subaccount_id is not null limit 1`,
      ),
    );
    const counts = (subaccount: string, condition: string) =>
      app.db.tenant(tenant, async (tx) => {
        await tx.run(sql`select hold_to_subaccount(${subaccount})`);
        const seen: Record<string, string> = {};
        for (const [table, column] of OWNED) {
          const { n } = await tx.one<{ n: string }>(
            sql([`select count(*) as n from ${table} where ${condition.replaceAll('whose', column)}`]),
          );
          seen[table] = n;
        }
        return seen;
      });
    const none = Object.fromEntries(OWNED.map(([table]) => [table, '0']));

    expect(await counts(id, `whose is distinct from '${id}'`)).toEqual(none);
    expect(Object.values(await counts(id, 'true')).filter((n) => n !== '0').length).toBeGreaterThan(4);
    expect(await counts('', 'true')).toEqual(none);
  });
});

const howToKeep = (table: string): string =>
  `${table} is open to the keys of every subaccount. Its migration keeps it from them: ` +
  `create policy subaccount on ${table} as restrictive to dasbor_subaccount using (false), or the condition by which a row is a ` +
  `subaccount's own; else OPEN says why that is well.`;

const OWNED = [
  ['"order"', 'subaccount_id'],
  ['payment', 'subaccount_id'],
  ['settlement', 'subaccount_id'],
  ['disbursement', 'subaccount_id'],
  ['api_key', 'subaccount_id'],
  ['ledger_account', 'holder'],
  ['ledger_entry', 'holder'],
  ['withdrawal', 'holder'],
  ['top_up', 'holder'],
  ['bank_transfer', 'holder'],
  ['subaccount', 'id'],
] as const;
