import { addDays, jakartaDate } from '@dasbor/domain/kernel';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '../../platform/ledger/check.ts';
import { DEMO_MERCHANTS, DEMO_PASSWORD } from '../../seed/accounts.ts';
import { startTestApp } from '../../testing/app.ts';
import type { TestApp, Tokens } from '../../testing/app.ts';
import type { SuccessBody } from '../../spec/handlers.ts';

type Totals = SuccessBody<'getTransactionTotals'>['data'];

// Ninety days of trade, with refunds, batches, withdrawals and subaccounts.
let app: TestApp;
let owner: Tokens;
const tenant = { merchantId: DEMO_MERCHANTS.kopi.id, mode: 'live' as const };

beforeAll(async () => {
  app = await startTestApp({ hasDemo: true });
  owner = await app.signIn('owner@demo.test', DEMO_PASSWORD);
}, 120_000);
afterAll(() => app.close());

/** The totals of all days, a month at a time. */
const sumAll = async (filters: object = {}) => {
  const sums = { money_in: 0, money_out: 0, net: 0 };
  let to = jakartaDate(app.clock.now());
  for (let month = 0; month < 6; month += 1) {
    const from = addDays(to, -30);
    const query = `from=${from}&to=${to}&filters=${encodeURIComponent(JSON.stringify(filters))}`;
    const reply = await app.ask('GET', `/dashboard/transactions/totals?${query}`, { token: owner.live });
    const { data } = reply.json<{ data: Totals }>();
    sums.money_in += data.money_in;
    sums.money_out += data.money_out;
    sums.net += data.net;
    to = addDays(from, -1);
  }
  return sums;
};
const one = (of: ReturnType<typeof sql>) =>
  app.db.tenant(tenant, async (tx) => Number((await tx.one<{ sum: string }>(of)).sum));

test('the movements agree with the ledger', async () => {
  expect(await checkLedger(app.db)).toEqual([]);
});

test('the totals of all days are what the merchant has, available, in flight and pending', async () => {
  const has = await one(sql`
    select sum(balance)::text as sum from ledger_account where holder = '' and account in ('available', 'in_flight', 'pending')`);
  const all = await sumAll();

  expect(all.net).toBe(has);
  expect(all.money_in).toBeGreaterThan(0);
  expect(all.money_out).toBeGreaterThan(0);
});

test.each([
  [
    'payments',
    'payment',
    sql`select sum(paid_amount - mdr_fee - ppn)::text as sum from payment where status = 'completed' and subaccount_id is null`,
  ],
  [
    'withdrawals',
    'withdrawal',
    sql`select coalesce(sum(-b.amount - b.fee - b.ppn), 0)::text as sum
          from withdrawal w join bank_transfer b on b.owner_id = w.id where w.holder = '' and b.status = 'done'`,
  ],
  [
    'payouts of batches',
    'disbursement',
    sql`select coalesce(sum(-b.amount - b.fee - b.ppn), 0)::text as sum
          from disbursement_item i join disbursement d on d.id = i.disbursement_id join bank_transfer b on b.owner_id = i.id
         where d.subaccount_id is null and b.status = 'done'`,
  ],
  [
    'top-ups',
    'top_up',
    sql`select coalesce(sum(amount), 0)::text as sum from top_up where holder = '' and status = 'completed'`,
  ],
])('the totals of %s are those of their list', async (_, kind, listed) => {
  expect((await sumAll({ kind: [kind] })).net).toBe(await one(listed));
});

test('sums from the columns of each row equal the sum of the rows', async () => {
  // An amount filter that every row passes makes the server read the rows.
  expect(await sumAll({ amount_min: 0 })).toEqual(await sumAll());
});
