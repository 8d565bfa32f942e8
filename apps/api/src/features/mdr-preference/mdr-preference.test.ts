import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Ask, Problem } from '../../testing/app.ts';
import { addKey } from '../../testing/keys.ts';
import { standBy } from '../../testing/stand.ts';
import { A_LIVE } from '../../testing/trade.ts';
import type { Order } from '../orders/public.ts';
import type { Payment } from '../payments/public.ts';

const start = async () => {
  const app = await startTestApp();
  const owner = await app.signIn('owner@a.test');
  const { secret } = await addKey(app.db, A_LIVE, 1);
  return { app, owner, secret };
};
const stand = standBy(start, ({ app }) => app.db.system((tx) => tx.run(sql`delete from mdr_preference`)));

const PATH = '/dashboard/mdr-preference';
const get = async (more: Ask = {}) =>
  (await stand.app.ask('GET', PATH, { token: stand.owner.live, ...more })).json<{ data: object }>().data;
const set = (fee_payer: string, more: Ask = {}) =>
  stand.app.ask('PUT', PATH, { token: stand.owner.live, payload: { fee_payer }, ...more });

let calls = 0;
const post = (path: string, payload: object) =>
  stand.app.ask('POST', path, {
    apiKey: stand.secret,
    payload,
    headers: { 'idempotency-key': `fee-payer-${String((calls += 1)).padStart(8, '0')}` },
  });
const order = async (wish: object = {}) =>
  (await post('/dashboard/orders', { reference_id: `INV-${calls}`, total_amount: 150_000, ...wish })).json<{
    data: Order;
  }>().data;
const charge = async (order_id: string, wish: object) =>
  (await post('/dashboard/payments', { order_id, ...wish })).json<{ data: Payment }>().data;

test('is the merchant until somebody changes it', async () => {
  expect(await get()).toEqual({ fee_payer: 'merchant', changed_by: null, changed_at: null });
});

test('is kept with who changed it, is recorded, and is of one merchant and mode', async () => {
  expect((await set('customer')).json()).toMatchObject({ data: { fee_payer: 'customer' } });

  expect(await get()).toMatchObject({ fee_payer: 'customer', changed_by: 'Sari Dewi' });
  const other = await stand.app.signIn('owner@b.test');
  expect(await get({ token: other.live })).toMatchObject({ fee_payer: 'merchant' });
  expect(await get({ token: stand.owner.sandbox, mode: 'sandbox' })).toMatchObject({ fee_payer: 'merchant' });
  const recorded = await stand.app.db.system((tx) =>
    tx.rows(sql`select action from audit_event where action = 'mdr_preference.changed'`),
  );
  expect(recorded).toHaveLength(1);
});

test('applies to new orders; an order keeps the setting it was created with', async () => {
  const before = await order();
  await set('customer');
  const after = await order();
  await set('merchant');

  expect([before.mdr_fee_payer, after.mdr_fee_payer]).toEqual(['merchant', 'customer']);
  expect((await order({ mdr_fee_payer: 'customer' })).mdr_fee_payer).toBe('customer');
  const ovo = { method: 'ewallet', channel: 'OVO', ewallet: { phone: '081234567890' } };
  expect(await charge(before.id, ovo)).toMatchObject({ amount: 150_000, admin_fee: 0 });
  expect(await charge(after.id, ovo)).toMatchObject({ amount: 152_498, admin_fee: 2_498 });
});

test('an order that names the merchant overrules the customer', async () => {
  await set('customer');
  expect((await order({ mdr_fee_payer: 'merchant' })).mdr_fee_payer).toBe('merchant');
});

test('QRIS never adds the fee', async () => {
  await set('customer');
  const { id } = await order();

  expect(await charge(id, { method: 'qris', channel: 'QRIS' })).toMatchObject({
    mdr_fee_payer: 'merchant',
    amount: 150_000,
  });
});

test('is not seen or changed without the settings, nor set to anybody else', async () => {
  const { live: token } = await stand.app.signIn('viewer@a.test');
  const code = (reply: Awaited<ReturnType<typeof set>>) => reply.json<Problem>().error_code;

  expect(code(await set('customer', { token }))).toBe('DPAY_FORBIDDEN');
  expect(code(await stand.app.ask('GET', PATH, { token }))).toBe('DPAY_FORBIDDEN');
  expect(code(await set('nobody'))).toBe('DPAY_INVALID_REQUEST');
  expect(await get()).toMatchObject({ fee_payer: 'merchant' });
});
