import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp } from '../../testing/app.ts';
import { addKey } from '../../testing/keys.ts';
import { MERCHANT_A } from '../../testing/people.ts';
import { A_LIVE, A_SANDBOX, addSale, addTrade, anOrder, minutesAgo } from '../../testing/trade.ts';

let app: TestApp;
let key: string;
let number = 100;

beforeAll(async () => {
  app = await startTestApp();
  ({ secret: key } = await addKey(app.db, A_LIVE, 1));
  await standing('basic');
  const sale = { total_amount: '24700000', status: 'completed' } as const;
  await addSale(app.db, A_LIVE, 1, { order: sale, payment: { amount: '24700000', status: 'completed' } });
});
afterAll(() => app.close());

const standing = (status: string, bypass = false) =>
  app.db.system((tx) =>
    tx.run(sql`
      update merchant set onboarding_status = ${status}, onboarding_bypass = ${bypass} where merchant_id = ${MERCHANT_A}`),
  );
const charge = async (
  amount: number,
  { mode = 'live', apiKey = key }: { mode?: 'live' | 'sandbox'; apiKey?: string } = {},
) => {
  const order = anOrder(++number, {
    mode,
    status: 'started',
    total_amount: String(amount),
    remaining_payment: String(amount),
    expires_at: minutesAgo(-2_880),
  });
  await addTrade(app.db, { merchantId: MERCHANT_A, mode }, { orders: [order] });
  const reply = await app.ask('POST', '/dashboard/payments', {
    mode,
    apiKey,
    payload: { order_id: order.id, method: 'va', channel: 'BCA' },
    headers: { 'idempotency-key': `basic-limit-${String(number).padStart(8, '0')}` },
  });
  return reply.status === 201 ? 'made' : [reply.json<Problem>().error_code, reply.json<Problem>().params];
};

// spec 1.35
test('a basic account accepts payments up to its limit in all, and not a rupiah more', async () => {
  expect(await charge(300_001)).toEqual([
    'DPAY_BASIC_LIMIT_REACHED',
    { maximum: 25_000_000, remaining: 300_000 },
  ]);
  expect(await charge(200_000)).toBe('made');
  expect(await charge(100_001)).toEqual([
    'DPAY_BASIC_LIMIT_REACHED',
    { maximum: 25_000_000, remaining: 100_000 },
  ]);
  // Two at once, of which one fits.
  const both = await Promise.all([charge(100_000), charge(100_000)]);
  expect(both.filter((one) => one === 'made')).toHaveLength(1);
});

test('what is used is shown to people who see payments', async () => {
  const { live: token } = await app.signIn('owner@a.test');
  const { live: uploader } = await app.signIn('uploader@a.test');
  const limitFor = async (by: string) =>
    (await app.ask('GET', '/dashboard/onboarding', { token: by })).json<{ data: { limit: unknown } }>().data
      .limit;

  expect(await limitFor(token)).toEqual({
    limit: 25_000_000,
    used: 25_000_000,
    paid: 24_700_000,
    open: 300_000,
    left: 0,
  });
  expect(await limitFor(uploader)).toBeNull();
});

test('a payment that was not made gives its part back', async () => {
  const later = await app.db.system((tx) =>
    tx.run(sql`update payment set expires_at = ${minutesAgo(1)} where status = 'processing'`),
  );

  expect(later).toBeGreaterThan(0);
  expect(await charge(300_000)).toBe('made');
});

test('no limit applies in sandbox, to a full account, or to an exempted one', async () => {
  const { secret } = await addKey(app.db, A_SANDBOX, 2);

  expect(await charge(9_000_000, { mode: 'sandbox', apiKey: secret })).toBe('made');
  await standing('basic', true);
  expect(await charge(9_000_000)).toBe('made');
  await standing('full');
  expect(await charge(9_000_000)).toBe('made');
});

test('keys of a merchant that is no longer active do nothing in live mode', async () => {
  await app.db.system((tx) =>
    tx.run(sql`update merchant set sandbox_only = true where merchant_id = ${MERCHANT_A}`),
  );
  const { secret } = await addKey(app.db, A_SANDBOX, 3);

  expect(await charge(10_000)).toEqual(['DPAY_ACCOUNT_NOT_ACTIVE', undefined]);
  expect(await charge(10_000, { mode: 'sandbox', apiKey: secret })).toBe('made');
});
