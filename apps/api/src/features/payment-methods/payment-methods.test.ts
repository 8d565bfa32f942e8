import { CHANNEL_CODES } from '@dasbor/domain/payment-methods';
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import type { Tx } from '../../platform/db/tx.ts';
import { startTestApp } from '../../testing/app.ts';
import type { Ask, Problem, Tokens } from '../../testing/app.ts';
import { addKey } from '../../testing/keys.ts';
import { MERCHANT_B } from '../../testing/people.ts';
import { standBy } from '../../testing/stand.ts';
import { A_LIVE, A_SANDBOX, addTrade, anOrder, aPayment, minutesAgo } from '../../testing/trade.ts';
import { channelsOn } from './public.ts';
import type { PaymentChannel } from './rows.ts';

const B_LIVE = { merchantId: MERCHANT_B, mode: 'live' } as const;

const start = async () => {
  const app = await startTestApp();
  const owner = await app.signIn('owner@a.test');
  const { secret } = await addKey(app.db, A_LIVE, 1);
  return { app, owner, secret };
};
const stand = standBy(start, ({ app }) => app.db.system((tx) => tx.run(sql`delete from payment_channel`)));

type List = { locked: boolean; methods: { method: string; channels: PaymentChannel[] }[] };
const list = async (token = stand.owner.live, mode: 'live' | 'sandbox' = 'live') =>
  (await stand.app.ask('GET', '/dashboard/payment-methods', { token, mode })).json<{ data: List }>().data;
const find = async (code: string, token?: string) =>
  (await list(token)).methods.flatMap(({ channels }) => channels).find((one) => one.code === code);
const ask = (method: 'GET' | 'PUT' | 'POST', path: string, more: Ask = {}) =>
  stand.app.ask(method, `/dashboard/payment-methods/${path}`, { token: stand.owner.live, ...more });
const turn = (code: string, enabled: boolean, more: Ask = {}) =>
  ask('PUT', code, { payload: { enabled }, ...more });
const request = (code: string, more: Ask = {}) => ask('POST', `${code}/request`, more);
const refusalOf = (reply: Awaited<ReturnType<typeof ask>>) => [
  reply.status,
  reply.json<Partial<Problem>>().error_code,
];
const actions = () =>
  stand.app.db.system((tx) =>
    tx.rows<{ action: string; target: string }>(
      sql`select action, target from audit_event where action like 'payment_channel.%' order by at, id`,
    ),
  );

let numbers = 0;
const charge = async (wish: object, more: Ask = {}) => {
  const order = anOrder((numbers += 1), { status: 'started', expires_at: minutesAgo(-2_880) });
  await addTrade(stand.app.db, A_LIVE, { orders: [order] });
  return stand.app.ask('POST', '/dashboard/payments', {
    apiKey: stand.secret,
    payload: { order_id: order.id, method: 'va', channel: 'BCA', ...wish },
    headers: { 'idempotency-key': `charge-by-channel-${String(numbers)}` },
    ...more,
  });
};

describe('the payment methods of a merchant', () => {
  test('are all channels by method, with price, limits and settlement time', async () => {
    const { methods, ...rest } = await list();

    expect(rest).toEqual({ locked: false, ppn_basis_points: 1_100 });
    expect(methods.flatMap(({ channels }) => channels.map(({ code }) => code))).toEqual(CHANNEL_CODES);
    expect(methods[0]).toMatchObject({ method: 'va', settlement_working_days: 1 });
    expect(await find('BCA')).toEqual({
      code: 'BCA',
      name: 'BCA',
      status: 'active',
      minimum: 10_000,
      maximum: 999_999_999_999,
      mdr: { basis_points: 0, flat: 4_000 },
      changed_by: null,
      changed_at: null,
    });
    expect(await find('INDODANA')).toMatchObject({ status: 'inactive', mdr: { basis_points: 175, flat: 0 } });
  });

  // spec 4.78
  test('are all active and locked in sandbox, whatever live says', async () => {
    await turn('OVO', false);
    const { locked, methods } = await list(stand.owner.sandbox, 'sandbox');

    expect(locked).toBe(true);
    expect(new Set(methods.flatMap(({ channels }) => channels.map(({ status }) => status)))).toEqual(
      new Set(['active']),
    );
    const inSandbox = { mode: 'sandbox', token: stand.owner.sandbox } as const;
    expect(refusalOf(await turn('OVO', false, inSandbox))).toEqual([403, 'DPAY_CHANNELS_LOCKED']);
    expect(refusalOf(await request('INDODANA', inSandbox))).toEqual([403, 'DPAY_CHANNELS_LOCKED']);
  });

  test('are seen and changed by a developer, and by nobody without the settings', async () => {
    const developer = await stand.app.signIn('developer@a.test');
    const viewer = await stand.app.signIn('viewer@a.test');
    const as = ({ live: token }: Tokens) => ({ token });

    expect((await turn('OVO', false, as(developer))).status).toBe(200);
    expect(refusalOf(await turn('OVO', true, as(viewer)))).toEqual([403, 'DPAY_FORBIDDEN']);
    expect(refusalOf(await request('INDODANA', as(viewer)))).toEqual([403, 'DPAY_FORBIDDEN']);
    expect(refusalOf(await ask('GET', 'OVO/impact', as(viewer)))).toEqual([403, 'DPAY_FORBIDDEN']);
    expect(await find('OVO')).toMatchObject({ status: 'off' });
  });
});

describe('turning a channel off', () => {
  test('says who did it, is recorded once and can be undone', async () => {
    const before = (await actions()).length;
    const reply = await turn('OVO', false);
    await turn('OVO', false);

    expect(reply.json<{ data: PaymentChannel }>().data).toMatchObject({
      status: 'off',
      changed_at: expect.any(String),
    });
    expect(await find('OVO')).toEqual(reply.json<{ data: PaymentChannel }>().data);
    await turn('OVO', true);
    expect(await find('OVO')).toMatchObject({ status: 'active' });
    expect((await actions()).slice(before)).toEqual([
      { action: 'payment_channel.turned_off', target: 'OVO' },
      { action: 'payment_channel.turned_on', target: 'OVO' },
    ]);
  });

  test('is of one merchant', async () => {
    await turn('OVO', false);
    const other = await stand.app.signIn('owner@b.test');

    expect(await find('OVO', other.live)).toMatchObject({ status: 'active' });
    expect((await stand.app.db.tenant(B_LIVE, (tx) => channelsOn(tx, 'live'))).has('OVO')).toBe(true);
  });

  // spec 4.76
  test('stops new charges, and on again allows them', async () => {
    expect((await charge({})).status).toBe(201);
    await turn('BCA', false);

    const refused = await charge({});
    expect(refusalOf(refused)).toEqual([409, 'DPAY_CHANNEL_OFF']);
    expect(refused.json<Problem>().errors).toMatchObject([{ field: 'channel' }]);
    expect((await charge({ channel: 'BNI' })).status).toBe(201);
    await turn('BCA', true);
    expect((await charge({})).status).toBe(201);
  });

  test('leaves sandbox as it is', async () => {
    await turn('BCA', false);
    const { secret } = await addKey(stand.app.db, A_SANDBOX, 2);
    const order = anOrder(900, { status: 'started', expires_at: minutesAgo(-2_880) });
    await addTrade(stand.app.db, A_SANDBOX, { orders: [order] });

    const reply = await stand.app.ask('POST', '/dashboard/payments', {
      mode: 'sandbox',
      apiKey: secret,
      payload: { order_id: order.id, method: 'va', channel: 'BCA' },
      headers: { 'idempotency-key': 'charge-in-sandbox-1' },
    });
    expect(reply.status).toBe(201);
  });

  test('counts what is open: orders that lose the choice, payments that stay payable', async () => {
    const open = { channel: 'PERMATA', expires_at: minutesAgo(-60) };
    await addTrade(stand.app.db, A_LIVE, {
      orders: [801, 802, 803, 804].map((number) => anOrder(number)),
      payments: [
        aPayment(801, open),
        aPayment(802, { ...open, channel: 'CIMB' }),
        aPayment(803, { ...open, expires_at: minutesAgo(1) }),
        aPayment(804, { ...open, status: 'completed' }),
      ],
    });

    const impact = async (code: string) =>
      (await ask('GET', `${code}/impact`)).json<{ data: { open_payments: number; open_orders: number } }>()
        .data;
    const { open_payments, open_orders } = await impact('PERMATA');

    expect(open_payments).toBe(1);
    expect(open_orders).toBeGreaterThanOrEqual(4);
    expect(await impact('BJB')).toEqual({ open_payments: 0, open_orders });
  });
});

describe('a channel that the provider has not activated', () => {
  test('cannot be charged or switched on', async () => {
    const wish = { method: 'bnpl', channel: 'INDODANA' };

    expect(refusalOf(await charge(wish))).toEqual([409, 'DPAY_CHANNEL_INACTIVE']);
    expect(refusalOf(await turn('INDODANA', true))).toEqual([409, 'DPAY_CHANNEL_INACTIVE']);
  });

  // spec 4.77
  test('is requested once', async () => {
    const reply = await request('INDODANA');

    expect(reply.json()).toMatchObject({ data: { code: 'INDODANA', status: 'submitted' } });
    expect(refusalOf(await request('INDODANA'))).toEqual([409, 'DPAY_CHANNEL_ALREADY_REQUESTED']);
    expect(refusalOf(await turn('INDODANA', true))).toEqual([409, 'DPAY_CHANNEL_INACTIVE']);
    expect((await actions()).at(-1)).toEqual({ action: 'payment_channel.requested', target: 'INDODANA' });
  });

  test('is requested once by two at the same time', async () => {
    const replies = await Promise.all([request('AKULAKU'), request('AKULAKU')]);

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('is the only kind that can be requested', async () => {
    expect(refusalOf(await request('BCA'))).toEqual([409, 'DPAY_CHANNEL_ALREADY_ACTIVE']);
    expect(refusalOf(await request('GIRO'))).toEqual([404, 'DPAY_CHANNEL_NOT_FOUND']);
    expect(refusalOf(await turn('GIRO', true))).toEqual([404, 'DPAY_CHANNEL_NOT_FOUND']);
    expect(refusalOf(await ask('GET', 'GIRO/impact'))).toEqual([404, 'DPAY_CHANNEL_NOT_FOUND']);
  });

  test('is not requested by a suspended merchant, who may still turn channels off', async () => {
    const { live: token } = await stand.app.signIn('owner@suspended.test');

    expect(refusalOf(await request('INDODANA', { token }))).toEqual([403, 'DPAY_MERCHANT_SUSPENDED']);
    expect((await turn('BCA', false, { token })).status).toBe(200);
  });
});

test('the channels for customers are the active ones', async () => {
  await turn('OVO', false);
  const on = await stand.app.db.tenant(A_LIVE, (tx) => channelsOn(tx, 'live'));

  expect([on.has('BCA'), on.has('OVO'), on.has('INDODANA')]).toEqual([true, false, false]);
  const inSandbox = await stand.app.db.tenant(A_SANDBOX, (tx) => channelsOn(tx, 'sandbox'));
  expect(inSandbox.size).toBe(CHANNEL_CODES.length);
});

test('the server of a subaccount charges by the channels of its merchant and changes none', async () => {
  await turn('OVO', false);
  const held = <T>(work: (tx: Tx) => Promise<T>) =>
    stand.app.db.tenant(A_LIVE, async (tx) => {
      await tx.run(sql`select hold_to_subaccount('sub_01K00000000000000000000001')`);
      return work(tx);
    });

  expect((await held((tx) => channelsOn(tx, 'live'))).has('OVO')).toBe(false);
  expect(await held((tx) => tx.run(sql`update payment_channel set status = 'active'`))).toBe(0);
});

test('what a new merchant is offered needs no sign-in and shows no merchant', async () => {
  await turn('BCA', false);
  const reply = await stand.app.ask('GET', '/dashboard/ops/report/merchant_payment_methods');

  const { data } = reply.json<{ data: { channels: { code: string; by_request: boolean }[] }[] }>();
  const channels = data.flatMap((one) => one.channels);
  expect(channels.map(({ code }) => code)).toEqual(CHANNEL_CODES);
  expect(channels.find(({ code }) => code === 'BCA')).toMatchObject({ by_request: false });
  expect(channels.find(({ code }) => code === 'INDODANA')).toMatchObject({ by_request: true });
});
