import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeLog } from '../../platform/log.ts';
import { startTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import { MERCHANT_A, MERCHANT_B } from '../../testing/people.ts';
import { A_LIVE, A_SANDBOX, addSale, standing } from '../../testing/trade.ts';
import type { TestTenant } from '../../testing/trade.ts';
import { recountDaily, recountDueDays } from './recount.ts';
import { settleDue } from './settle.ts';

let app: TestApp;
let count = 0;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A virtual account that was paid on Friday 20 November and is due on Monday 23 November. */
const sale = async (tenant: TestTenant = A_LIVE, payment: object = {}) => {
  const number = (count += 1);
  await addSale(app.db, tenant, number, {
    order: { status: 'completed' },
    payment: { status: 'completed', ...payment },
  });
  return number;
};
const dayOf = async (number: number, tenant: TestTenant = A_LIVE) =>
  (await standing(app.db, tenant, number)).payment.settlement_due_date;
const log = makeLog('silent');
const recount = (holidays: readonly string[]) => recountDueDays({ db: app.db, log }, new Set(holidays));

test('payments that wait follow the holiday table, of every merchant and mode', async () => {
  const other = { merchantId: MERCHANT_B, mode: 'live' } as const;
  const [one, sandbox, foreign] = [await sale(), await sale(A_SANDBOX), await sale(other)];

  await recount(['2026-11-23']);
  expect([await dayOf(one), await dayOf(sandbox, A_SANDBOX), await dayOf(foreign, other)]).toEqual([
    '2026-11-24',
    '2026-11-24',
    '2026-11-24',
  ]);

  await recount([]);
  expect(await dayOf(one)).toBe('2026-11-23');
});

test('a settled payment keeps its day, and one by a moved clock counts from its own', async () => {
  const settled = await sale(A_LIVE, { settlement_status: 'settled' });
  const moved = await sale(A_SANDBOX, { settlement_due_date: '2026-12-01' });
  await app.db.system((tx) =>
    tx.run(sql`
      update payment set paid_on = '2026-11-30'
       where merchant_id = ${MERCHANT_A} and mode = 'sandbox' and settlement_due_date = '2026-12-01'`),
  );

  await recount(['2026-11-23', '2026-12-01']);

  expect([await dayOf(settled), await dayOf(moved, A_SANDBOX)]).toEqual(['2026-11-23', '2026-12-02']);
});

test('on several servers and beside the settlements, each payment is settled once', async () => {
  const numbers = await Promise.all(Array.from({ length: 3 }, () => sale()));
  app.clock.set(new Date('2026-11-24T07:30:00.000Z'));
  const run = () => settleDue({ ...app.deps, log });

  await Promise.all([recount(['2026-11-23']), run(), recount(['2026-11-23']), run(), recount([])]);
  await recount([]);
  await run();
  await run();

  const payments = await Promise.all(numbers.map((number) => standing(app.db, A_LIVE, number)));
  expect(payments.map(({ payment }) => payment.settlement_status)).toEqual(['settled', 'settled', 'settled']);
  const { wrong } = await app.db.system((tx) =>
    tx.one<{ wrong: string }>(sql`
      select count(*) as wrong from settlement s
       where type = 'normal' and payment_count <> (
               select count(*) from payment p
                where p.merchant_id = s.merchant_id and p.mode = s.mode and p.settlement_id = s.id)`),
  );
  expect(wrong).toBe('0');
});

test('a process counts at its start, and once on each day', async () => {
  const number = await sale(A_LIVE, { settlement_due_date: '2026-11-27' });
  const daily = recountDaily({ ...app.deps, log });
  await daily();
  expect(await dayOf(number)).toBe('2026-11-23');

  const later = await sale(A_LIVE, { settlement_due_date: '2026-11-27' });
  await daily();
  expect(await dayOf(later)).toBe('2026-11-27');

  app.clock.set(new Date('2026-11-24T17:00:00.000Z'));
  await daily();
  expect(await dayOf(later)).toBe('2026-11-23');
});
