import { rupiah } from '@dasbor/domain/kernel';
import { reserved, topUpPaid } from '@dasbor/domain/ledger';
import { TOP_UP_LIMITS } from '@dasbor/domain/top-ups';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '../../platform/ledger/check.ts';
import { post } from '../../platform/ledger/post.ts';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp } from '../../testing/app.ts';
import { A_SANDBOX, NOW } from '../../testing/trade.ts';
import type { TopUp } from './rows.ts';

const { sandboxMaximum, sandboxBalance } = TOP_UP_LIMITS;

let app: TestApp;
let token: string;
let keys = 0;

beforeAll(async () => {
  app = await startTestApp();
  await app.db.system((tx) => tx.run(sql`update merchant_mode set feature_config = '{"balance": true}'`));
  token = (await app.signIn('owner@a.test')).sandbox;
  // Room for one more.
  const amount = rupiah(sandboxBalance - sandboxMaximum);
  await app.db.tenant(A_SANDBOX, (tx) => post(tx, new Date(NOW), [topUpPaid({ id: 'top_1', amount })]));
});
afterAll(() => app.close());

const call = async (path: string, payload: object) => {
  const headers = { 'idempotency-key': `limit-key-${String((keys += 1)).padStart(8, '0')}` };
  const reply = await app.ask('POST', `/dashboard/topups${path}`, {
    mode: 'sandbox',
    token,
    payload,
    headers,
  });
  return { status: reply.status, ...reply.json<{ data: TopUp } & Problem>() };
};
const opened = async () => (await call('', { amount: sandboxMaximum, bank: 'BCA' })).data.id;
const paid = async (id: string) => {
  const { status, error_code } = await call(`/${id}/simulate`, { status: 'completed' });
  return status === 200 ? 'paid' : error_code;
};
const spend = (id: string) => {
  const out = {
    of: 'withdrawal',
    id,
    attempt: 1,
    amount: sandboxMaximum,
    fee: rupiah(0),
    ppn: rupiah(0),
  } as const;
  return app.db.tenant(A_SANDBOX, (tx) => post(tx, new Date(NOW), [reserved(out)]));
};
const read = async <T>(path: string) =>
  (await app.ask('GET', path, { mode: 'sandbox', token })).json<{ data: T }>().data;
const available = async () => (await read<{ available: number }>('/dashboard/balance')).available;

// spec 8.55, 8.75
test('several top ups opened with room for one are paid up to the limit, concurrently or one by one', async () => {
  const ids = await Promise.all(Array.from({ length: 10 }, opened));

  const answers = await Promise.all(ids.map(paid));

  expect(answers.toSorted()).toEqual([...Array(9).fill('DPAY_SANDBOX_BALANCE_LIMIT'), 'paid']);
  expect(await available()).toBe(sandboxBalance);
  const [refused = ''] = ids.filter((_, index) => answers[index] !== 'paid');
  expect(await paid(refused)).toBe('DPAY_SANDBOX_BALANCE_LIMIT');

  // Like a bank that rejects the number: it is unpaid and can still be paid.
  expect(await read<TopUp>(`/dashboard/topups/${refused}`)).toMatchObject({
    status: 'processing',
    completed_at: null,
  });
  await spend('wdr_1');
  expect(await paid(refused)).toBe('paid');
  expect(await available()).toBe(sandboxBalance);
  expect(await checkLedger(app.db)).toEqual([]);
});

test('an unpaid one can fail at any balance', async () => {
  await spend('wdr_2');
  const [first, second] = [await opened(), await opened()];
  expect(await paid(first)).toBe('paid');

  expect((await call(`/${second}/simulate`, { status: 'failed' })).status).toBe(200);
});
