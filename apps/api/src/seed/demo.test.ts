import { BATCH_STATUSES } from '@dasbor/domain/disbursements';
import { ROLES } from '@dasbor/domain/access';
import { ORDER_STATUSES } from '@dasbor/domain/orders';
import { PAYMENT_METHODS, PAYMENT_STATUSES, SETTLEMENT_TYPES } from '@dasbor/domain/payments';
import { QUOTATION_STATUSES } from '@dasbor/domain/quotations';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkLedger } from '../platform/ledger/check.ts';
import { startTestApp } from '../testing/app.ts';
import type { Problem, TestApp, Tokens } from '../testing/app.ts';
import { openTestDatabase } from '../testing/database/database.ts';
import { memoryStorage } from '../testing/storage/memory-storage.ts';
import { DEMO_ACCOUNTS, DEMO_MERCHANTS, DEMO_PASSWORD } from './accounts.ts';
import { seedDemo } from './demo.ts';
import { DEMO_SANDBOX_KEY } from './keys.ts';
import { demoSyncCases } from './disbursements/sync-cases.ts';
import { DEMO_VIRTUAL_ACCOUNTS } from './virtual-accounts.ts';
import { DEMO_WEBHOOKS } from './webhooks.ts';

const KOPI = DEMO_MERCHANTS.kopi.id;
let app: TestApp;
let owner: Tokens;

beforeAll(async () => {
  app = await startTestApp({ hasDemo: true });
  owner = await app.signIn('owner@demo.test', DEMO_PASSWORD);
}, 120_000);
afterAll(() => app.close());

const system = <Row>(statement: ReturnType<typeof sql>) => app.db.system((tx) => tx.rows<Row>(statement));

describe('the demo data', () => {
  test('has a suspended merchant with sales in the last week, but none in the last three days', async () => {
    const [days] = await system<{ sold: string; paid: string }>(sql`
      select extract(epoch from ${app.clock.now()}::timestamptz - max(o.created_at)) / 86400 as sold,
             extract(epoch from ${app.clock.now()}::timestamptz - max(p.completed_at)) / 86400 as paid
        from "order" o join payment p on p.order_id = o.id
       where o.merchant_id = ${DEMO_MERCHANTS.suspended.id}`);

    expect(Number(days?.sold)).toBeGreaterThan(3);
    expect(Number(days?.sold)).toBeLessThan(7);
    expect(Number(days?.paid)).toBeGreaterThan(3);
  });

  test('has failure reasons that fit the method', async () => {
    const odd = await system(sql`
      select id from payment
       where (method <> 'card' and failure_message ~ '3-D Secure|kartu')
          or (method <> 'bnpl' and failure_message ~ 'paylater')
          or (method = 'retail_store' and failure_message ~ 'Saldo')`);

    expect(odd).toEqual([]);
  });

  test('has a quotation in every status, and one that became an invoice', async () => {
    const reply = await app.ask('GET', '/dashboard/quotations?limit=100', {
      token: owner.sandbox,
      mode: 'sandbox',
    });

    const { data } = JSON.parse(reply.text) as { data: { status: string; number: string | null }[] };
    expect(new Set(data.map(({ status }) => status))).toEqual(new Set(QUOTATION_STATUSES));
    expect(data.filter(({ number }) => number === null)).toHaveLength(1);
  });

  test('is created once; a database with a merchant is left unchanged', async () => {
    expect(await seedDemo(app.db, { now: app.clock.now() })).toBe(false);
  });

  test('is created once by two concurrent starts, and is the same for the same time', async () => {
    const empty = await openTestDatabase();
    const now = app.clock.now();
    const fingerprint = sql`
      select (select count(*) from merchant)::int as merchants,
             md5(string_agg(id || status || amount || search_text, ',' order by id)) as payments
        from payment`;

    const storage = memoryStorage();
    const made = await Promise.all(
      [empty.db, await empty.reopen()].map((db) => seedDemo(db, { now, storage })),
    );

    expect(made.toSorted()).toEqual([false, true]);
    const [first] = await system<{ merchants: number }>(fingerprint);
    expect(await empty.db.system((tx) => tx.one(fingerprint))).toEqual(first);
    expect(first?.merchants).toBe(Object.keys(DEMO_MERCHANTS).length);
    const logos = await empty.db.system((tx) =>
      tx.rows<{ id: string }>(
        sql`select published_logo_id as id from checkout_appearance where merchant_id = ${KOPI}`,
      ),
    );
    expect(logos.map(({ id }) => `images/${id}`).toSorted()).toEqual([...storage.files.keys()].toSorted());
    expect(logos).toHaveLength(2);
    await empty.drop();
  }, 120_000);

  test('has different order references for each merchant', async () => {
    const sellers = await system<{ prefix: string; merchants: number }>(sql`
      select split_part(reference_id, '-', 1) as prefix, count(distinct merchant_id)::int as merchants
        from "order" group by 1`);

    expect(sellers.length).toBeGreaterThan(8);
    expect(sellers.filter(({ merchants }) => merchants > 1)).toEqual([]);
  });

  test('has every method and every status in live', async () => {
    const methods = await system<{ method: string }>(
      sql`select distinct method from payment where merchant_id = ${KOPI} and mode = 'live'`,
    );
    const payments = await system<{ status: string }>(
      sql`select distinct status from payment where merchant_id = ${KOPI} and mode = 'live'`,
    );
    const orders = await system<{ status: string }>(
      sql`select distinct status from "order" where merchant_id = ${KOPI} and mode = 'live'`,
    );

    expect(methods.map(({ method }) => method).toSorted()).toEqual(PAYMENT_METHODS.toSorted());
    expect(payments.map(({ status }) => status).toSorted()).toEqual(PAYMENT_STATUSES.toSorted());
    expect(orders.map(({ status }) => status).toSorted()).toEqual(ORDER_STATUSES.toSorted());
  });

  test('has a ledger that balances and agrees with its payments to the rupiah', async () => {
    const balances = await system(sql`
      select merchant_id, mode, account, sum(balance)::text as balance from ledger_account
       where account in ('available', 'pending') group by merchant_id, mode, account order by merchant_id, mode, account`);
    const owed = await system(sql`
      select merchant_id, mode, account, sum(net)::text as balance
        from (select merchant_id, mode, paid_amount - mdr_fee - ppn - deducted as net,
                     case settlement_status when 'settled' then 'available' else 'pending' end as account
                from payment where status = 'completed'
              union all
              select merchant_id, mode, margin_amount, 'available' from settlement
              union all
              select merchant_id, mode, amount, 'available' from top_up where status = 'completed'
              union all
              select merchant_id, mode, -amount, 'available' from withdrawal where status = 'done'
              union all
              select merchant_id, mode, -(amount + fee + ppn), 'available' from fund_transfer
               where status = 'completed' and type = 'balance_to_bank'
              union all
              select merchant_id, mode, -(amount + fee + ppn), 'available' from bank_transfer
               where owner_kind in ('disbursement', 'refund') and status <> 'failed') moved
       group by merchant_id, mode, account order by merchant_id, mode, account`);

    expect(balances.filter((row) => (row as { balance: string }).balance !== '0')).toEqual(owed);
    expect(balances.length).toBeGreaterThan(8);
    expect(await checkLedger(app.db)).toEqual([]);
  });

  test('has customers who return, with a refund, and edits of contacts', async () => {
    const [returning] = await system(sql`
      select count(*)::int as count from customer c
       where merchant_id = ${KOPI} and mode = 'live'
         and (select count(*) from "order" o where o.customer_id = c.id) >= 3
         and (select count(*) from payment p where p.customer_id = c.id and p.status = 'completed') >= 2
         and exists (select from refund r where r.customer_id = c.id)`);
    const [edited] = await system(sql`
      select count(*)::int as count from customer c join customer_change h on h.customer_id = c.id and h.version = c.version
       where c.merchant_id = ${KOPI} and c.mode = 'live' and h.created_at = c.changed_at`);

    expect((returning as { count: number }).count).toBeGreaterThan(2);
    expect((edited as { count: number }).count).toBeGreaterThan(100);
  });

  test('has links of each status this week, made by several people, and each has a page', async () => {
    const { live: token } = owner;
    const links = (status: string) =>
      app.ask('GET', `/dashboard/payment-links?limit=100&filters={"status":["${status}"]}`, { token });
    const replies = await Promise.all(['paid', 'unpaid', 'expired', 'cancelled'].map(links));
    const found = replies.map((reply) => reply.json<{ data: { created_by_name: string }[] }>().data);

    expect(found.every((rows) => rows.length > 0)).toBe(true);
    expect(new Set(found.flat().map(({ created_by_name: name }) => name)).size).toBe(4);
    expect(
      await system(sql`
        select l.id from payment_link l join "order" o on o.id = l.order_id
         where o.checkout_slug is null or l.sent_at is distinct from (select max(sent_at) from payment_link_mail where link_id = l.id)`),
    ).toEqual([]);
  });

  test('has refunds in every state in which one can stay, and some that wait for approval', async () => {
    const statuses = await system<{ status: string; type: string }>(sql`
      select distinct status, type from refund where merchant_id = ${KOPI} and mode = 'live' order by type, status`);
    const of = (wanted: string) => statuses.filter(({ type }) => type === wanted).map(({ status }) => status);

    expect(of('normal')).toEqual(['done', 'failed', 'rejected', 'started']);
    expect(of('instant')).toEqual([
      'approved',
      'disbursement_failed',
      'disbursement_pending',
      'disbursement_processing',
      'disbursement_re_triggered',
      'done',
      'rejected',
      'started',
    ]);
  });

  test('has batches of payouts in every state, one of them waiting for another user than its maker', async () => {
    const batches = await system<{
      status: string;
      maker_name: string;
      items_total: number;
      items_invalid: number;
    }>(sql`
      select status, maker_name, items_total, items_invalid from disbursement where mode = 'live'`);

    expect(new Set(batches.map(({ status }) => status))).toEqual(new Set(BATCH_STATUSES));
    expect(batches.find(({ status }) => status === 'need_approval')?.maker_name).toBe('Dewi Anggraini');
    expect(batches.find(({ status }) => status === 'draft')?.items_invalid).toBe(4);
    expect(batches.every(({ items_total }) => items_total > 0)).toBe(true);
  });

  test('reserves for batches exactly what their open payouts need', async () => {
    type Kept = Record<'sending_transfers' | 'sending_amount' | 'transfers' | 'amount', number>;
    const kept = await system<Kept>(sql`
      select d.id, d.sending_transfers, d.sending_amount::int,
             coalesce(sum(i.parts - i.transfers_done) filter (where i.status = 'processing'), 0)::int as transfers,
             coalesce(sum(i.amount - i.paid_amount) filter (where i.status = 'processing'), 0)::int as amount
        from disbursement d join disbursement_item i on i.disbursement_id = d.id group by d.id, d.sending_transfers, d.sending_amount`);

    expect(kept.some(({ amount }) => amount > 0)).toBe(true);
    for (const one of kept)
      expect([one.sending_transfers, one.sending_amount]).toEqual([one.transfers, one.amount]);
  });

  test('has 90 days of trade, and each of the last seven is full', async () => {
    const [live] = await system<{ payments: string; days: string }>(sql`
      select count(*) as payments, count(distinct (created_at at time zone interval '+07:00')::date) as days
        from payment where merchant_id = ${KOPI} and mode = 'live'`);
    const lastDays = await system<{ n: string }>(sql`
      select count(*) as n from payment
       where merchant_id = ${KOPI} and mode = 'live' and created_at > ${app.clock.now()}::timestamptz - interval '7 days'
       group by (created_at at time zone interval '+07:00')::date`);

    expect(Number(live?.payments)).toBeGreaterThan(6_000);
    expect(Number(live?.days)).toBe(90);
    expect(lastDays.every(({ n }) => Number(n) > 10)).toBe(true);
  });

  test('starts its lists with trade: most orders have a known customer, and each event is shown once', async () => {
    const read = async <T>(path: string) =>
      (await app.ask('GET', path, { token: owner.live })).json<{ data: T[] }>().data;
    const orders = await read<{ customer_id: string | null }>('/dashboard/orders?limit=25');
    const cases = new Set(demoSyncCases().map(({ orderId }) => orderId));
    const newest = await read<{ id: string }>('/dashboard/orders');
    const told = await read<{ reference: string }>('/dashboard/home/activity');

    expect(orders.filter(({ customer_id }) => customer_id !== null).length).toBeGreaterThan(13);
    expect(newest.filter(({ id }) => cases.has(id))).toEqual([]);
    expect(told).toHaveLength(20);
    expect(new Set(told.map(({ reference }) => reference)).size).toBe(20);
  });

  test('has a public sandbox key, and no public live key', async () => {
    const orders = await app.ask('GET', '/dashboard/orders', { mode: 'sandbox', apiKey: DEMO_SANDBOX_KEY });
    const live = DEMO_SANDBOX_KEY.replace('dp_test_', 'dp_live_');

    expect(orders.json<{ data: unknown[] }>().data.length).toBeGreaterThan(0);
    expect((await app.ask('GET', '/dashboard/orders', { apiKey: live })).status).toBe(401);
  });

  test("has keys whose last use matches their last call, and no call after a key's end", async () => {
    const keys = await system<{ ended: boolean; used: boolean; told: boolean }>(sql`
      select (k.revoked_at is not null or coalesce(k.expires_at < ${app.clock.now()}, false)) as ended,
             max(r.created_at) is not null as used,
             k.last_used_at is not distinct from date_trunc('minute', max(r.created_at)) as told
        from api_key k left join api_request r on r.key_id = k.id and r.mode = k.mode
       where k.merchant_id = ${KOPI} and k.kind = 'api'
       group by k.merchant_id, k.mode, k.id, k.revoked_at, k.expires_at, k.last_used_at`);

    expect(keys.every(({ told }) => told)).toBe(true);
    expect(keys.filter(({ used }) => used)).toHaveLength(4);
    expect(keys.some(({ ended, used }) => ended && used)).toBe(false);
  });

  test('has keys of every kind and state, calls by them, and a security history', async () => {
    const read = async (path: string) =>
      (await app.ask('GET', path, { token: owner.live })).json<{ data: { status?: string }[] }>().data;
    const statuses = new Set((await read('/dashboard/api-keys')).map(({ status }) => status));

    expect([...statuses].toSorted()).toEqual(['active', 'expired', 'revoked']);
    expect(await read('/dashboard/legacy-keys')).toHaveLength(1);
    expect(await read('/dashboard/snap-keys')).toMatchObject([{ status: 'active' }]);
    expect(await read('/dashboard/api-requests')).toHaveLength(10);
    expect((await read('/dashboard/security-history')).length).toBe(10);
  });

  test('has busy and quiet hours', async () => {
    const hours = await system<{ hour: string; n: string }>(sql`
      select extract(hour from created_at at time zone interval '+07:00') as hour, count(*) as n
        from payment where merchant_id = ${KOPI} and mode = 'live' group by 1`);
    const at = (hour: number) => Number(hours.find((row) => Number(row.hour) === hour)?.n ?? 0);

    expect(at(9)).toBeGreaterThan(10 * at(3));
    expect(at(18)).toBeGreaterThan(at(14));
  });

  test("adds up: an order's remaining amount follows from its completed payments", async () => {
    const wrong = await system(sql`
      select o.id from "order" o
        left join payment p on p.merchant_id = o.merchant_id and p.mode = o.mode and p.order_id = o.id
                           and p.status = 'completed'
       group by o.merchant_id, o.mode, o.id
      having o.remaining_payment <> greatest(0, o.total_amount - o.discount_amount
                                                 - coalesce(sum(p.paid_amount - p.admin_fee + p.discount), 0)
                                                 - coalesce((select sum(amount) from invoice_payment i
                                                      where i.invoice_id = o.invoice_id and i.method = 'manual'
                                                        and i.reversed_at is null), 0))
          or (o.status = 'completed') <> (o.remaining_payment = 0)`);

    expect(wrong).toEqual([]);
  });

  test('has promos in every status, whose counters are those of their uses', async () => {
    const promos = await system<{ name: string; state: string; uses: string; wrong: boolean }>(sql`
      select p.name, p.state, count(u.payment_id) as uses,
             p.taken_count <> count(*) filter (where u.status <> 'released' and u.payment_id is not null)
               or p.taken_amount <> coalesce(sum(u.amount) filter (where u.status <> 'released'), 0)
               or p.used_count <> count(*) filter (where u.status = 'used')
               or p.used_amount <> coalesce(sum(u.amount) filter (where u.status = 'used'), 0) as wrong
        from promo p
        left join promo_use u on u.merchant_id = p.merchant_id and u.mode = p.mode and u.promo_id = p.id
       where p.mode = 'live' group by p.merchant_id, p.mode, p.id`);
    const of = (state: string) => promos.filter((promo) => promo.state === state);
    const usedUp = await system(sql`
      select id from promo where mode = 'live' and limit_type = 'quota' and taken_count = limit_value`);

    expect(promos.filter(({ wrong }) => wrong)).toEqual([]);
    expect(['inactive', 'active', 'paused'].map((state) => of(state).length)).toEqual([1, 4, 1]);
    for (const { uses } of [...of('active'), ...of('paused')]) expect(Number(uses)).toBeGreaterThan(0);
    expect(usedUp).toHaveLength(1);
  });

  test('settles what was due: a settlement contains exactly its payments', async () => {
    const wrong = await system(sql`
      select s.id from settlement s
        left join payment p on p.merchant_id = s.merchant_id and p.mode = s.mode and p.settlement_id = s.id
       group by s.merchant_id, s.mode, s.id
      having s.payment_count <> count(p.id) or s.payment_amount <> coalesce(sum(p.paid_amount), 0)`);
    const mixed = await system(sql`
      select p.id from payment p
        join settlement s on s.merchant_id = p.merchant_id and s.mode = p.mode and s.id = p.settlement_id
       where p.subaccount_id is distinct from s.subaccount_id`);
    const ofBranches = await system(sql`select id from settlement where subaccount_id is not null`);
    const late = await system(sql`
      select id from payment where settlement_status = 'need_to_settle' and settlement_due_date < ${app.clock.now()}::date`);

    expect([...wrong, ...mixed]).toEqual([]);
    expect(ofBranches.length).toBeGreaterThan(3);
    expect(late).toEqual([]);
  });

  // spec 3.9
  test('has settlements of every type', async () => {
    for (const mode of ['live', 'sandbox']) {
      const types = await system<{ type: string }>(
        sql`select distinct type from settlement where merchant_id = ${KOPI} and mode = ${mode}`,
      );
      expect(SETTLEMENT_TYPES.filter((type) => !types.some((one) => one.type === type))).toEqual([]);
    }
  });

  test('books of each settlement what its payments, refunds and margin add up to', async () => {
    const amount = sql`s.payment_amount - s.refund_amount - s.mdr_fee - s.ppn + s.margin_amount`;
    const wrong = await system(sql`
      select s.id, s.type, e.booked from settlement s
        left join lateral (
          select sum(e.amount) as booked from ledger_transfer t
            join ledger_entry e on e.merchant_id = t.merchant_id and e.mode = t.mode and e.transfer_id = t.id
           where t.merchant_id = s.merchant_id and t.mode = s.mode and t.ref = s.id and e.account = 'available'
             and e.holder = coalesce(s.subaccount_id, '')) e on true
        left join lateral (
          select count(*) as payments, coalesce(sum(paid_amount), 0) as paid, coalesce(sum(mdr_fee), 0) as fee,
                 coalesce(sum(ppn), 0) as ppn, coalesce(sum(deducted), 0) as refunds
            from payment p where p.merchant_id = s.merchant_id and p.mode = s.mode and p.settlement_id = s.id) p on true
       where e.booked is distinct from (${amount})
          or (s.payment_count, s.payment_amount, s.mdr_fee, s.ppn, s.refund_amount)
             <> (p.payments, p.paid, p.fee, p.ppn, p.refunds)`);

    expect(wrong).toEqual([]);
  });

  test('has nothing in the future except expiries', async () => {
    const now = app.clock.now();

    expect(
      await system(sql`select id from payment where created_at > ${now} or updated_at > ${now}`),
    ).toEqual([]);
    expect(
      await system(sql`select id from "order" where created_at > ${now} or updated_at > ${now}`),
    ).toEqual([]);
  });
});

describe('its users', () => {
  test.each(DEMO_ACCOUNTS.filter(({ unverified, twoStep }) => !unverified && !twoStep))(
    '$email signs in as $role of its own merchant',
    async ({ email, role, merchant }) => {
      const tokens = await app.signIn(email, DEMO_PASSWORD);
      const { data } = (await app.ask('GET', '/dashboard/session', { token: tokens.live })).json<{
        data: { role_name: string; merchant_id: string; permissions: string[] };
      }>();

      expect(data).toMatchObject({ role_name: role, merchant_id: DEMO_MERCHANTS[merchant].id });
      expect(data.permissions).toEqual(ROLES.find(({ name }) => name === role)?.permissions);
    },
  );

  test('the approver needs a code, and the unverified user a confirmed address', async () => {
    const signIn = (email: string) =>
      app.ask('POST', '/dashboard/login', { payload: { email, password: DEMO_PASSWORD } });

    expect((await signIn('approver@demo.test')).json()).toMatchObject({ data: { otp_required: true } });
    expect((await signIn('unverified@demo.test')).json<Problem>().error_code).toBe('DPAY_EMAIL_NOT_VERIFIED');
  });
});

describe('its sync cases', () => {
  test.each(demoSyncCases())('order $orderId: $outcome', async ({ orderId, outcome }) => {
    const reply = await app.ask('POST', `/dashboard/orders/${orderId}/sync`, { token: owner.live });

    const got =
      reply.status === 503 ? 'unreachable' : reply.json<{ data: { outcome: string } }>().data.outcome;
    expect(got).toBe(outcome);
  });

  test.each(demoSyncCases().filter(({ paymentId }) => paymentId !== null))(
    'payment $paymentId: $outcome',
    async ({ paymentId, outcome }) => {
      const reply = await app.ask('POST', `/dashboard/payments/${paymentId}/sync`, {
        mode: 'sandbox',
        token: owner.sandbox,
      });

      const got =
        reply.status === 503 ? 'unreachable' : reply.json<{ data: { outcome: string } }>().data.outcome;
      expect(got).toBe(outcome);
    },
  );
});

test.each(DEMO_VIRTUAL_ACCOUNTS)(
  'the virtual account $number is $state',
  async ({ number, state, amount }) => {
    const reply = await app.ask('GET', `/dashboard/simulator/virtual-accounts/${number}`, {
      mode: 'sandbox',
      token: owner.sandbox,
    });
    const { data } = reply.json<{
      data: { refusal: string | null; billed_amount: number | null; type: string };
    }>();

    const refusals: Record<string, string> = {
      paid: 'DPAY_VA_ALREADY_PAID',
      expired: 'DPAY_VA_EXPIRED',
      disabled: 'DPAY_VA_DISABLED',
    };
    expect(data).toMatchObject({
      refusal: refusals[state] ?? null,
      billed_amount: state === 'open' ? null : amount,
      type: state === 'static' ? 'static' : 'dynamic',
    });
  },
);

describe('the demo webhooks', () => {
  type Webhook = { id: string; status: string; health: { state: string } };
  const read = async <T>(path: string) =>
    (await app.ask('GET', `/dashboard/${path}`, { token: owner.live })).json<{ data: T[] }>().data;

  test('are one healthy and one disabled, and none in sandbox', async () => {
    const live = await read<Webhook>('webhooks');
    const standing = live.map(({ id, health }) => [id, health.state]).toSorted();
    const sandbox = await app.ask('GET', '/dashboard/webhooks', { mode: 'sandbox', token: owner.sandbox });

    expect(standing).toEqual([
      [DEMO_WEBHOOKS.shop, 'healthy'],
      [DEMO_WEBHOOKS.accounting, 'disabled'],
    ]);
    expect(sandbox.json()).toMatchObject({ data: [] });
  });

  // Events of the previous tests are waiting to be sent; those of the demo data are not.
  test('have a log with deliveries that succeeded, succeeded late, failed and are held', async () => {
    type Delivery = { attempts: number; next_attempt_at: string | null };
    const of = (status: string) =>
      read<Delivery>(`webhook-deliveries?limit=100&filters=${JSON.stringify({ status: [status] })}`);
    const [delivered, failed, held] = [await of('delivered'), await of('failed'), await of('held')];

    expect(new Set(delivered.map(({ attempts }) => attempts))).toEqual(new Set([1, 3]));
    expect(failed.length).toBeGreaterThan(5);
    expect(failed.every(({ attempts }) => attempts === 6)).toBe(true);
    expect(held.length).toBeGreaterThan(5);
    expect([...delivered, ...failed, ...held].every((one) => one.next_attempt_at === null)).toBe(true);
  });
});
