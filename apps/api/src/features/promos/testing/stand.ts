import sql from 'sql-template-tag';
import { startTestApp } from '../../../testing/app.ts';
import type { Problem, TestApp, Tokens } from '../../../testing/app.ts';
import { addKey } from '../../../testing/keys.ts';
import { standBy } from '../../../testing/stand.ts';
import { A_SANDBOX, addTrade, anOrder, minutesAgo } from '../../../testing/trade.ts';
import type { NewOrder } from '../../orders/public.ts';
import type { Payment } from '../../payments/public.ts';
import type { Promo, PromoUse } from '../rows.ts';

type Reply = Awaited<ReturnType<TestApp['ask']>>;

export const dataOf = <Data>(reply: Reply): Data => {
  if (reply.status > 299) throw new Error(reply.text);
  return reply.json<{ data: Data }>().data;
};
export const codeOf = (reply: Reply): string => reply.json<Problem>().error_code;
export const errorsOf = (reply: Reply): string[] =>
  (reply.json<Problem>().errors ?? []).map(({ field, code }) => `${field} ${code}`);

export type Stand = Awaited<ReturnType<typeof startStand>>;

export const setStand = (): Stand => standBy(startStand);

/** Ten percent of orders from Rp 50.000, at most Rp 20.000, a hundred times. */
export const TERMS = {
  type: 'general',
  sub_type: 'direct_discount',
  application: 'code',
  discount_type: 'percentage',
  discount_value: 10,
  minimum_purchase: 50_000,
  maximum_discount: 20_000,
  effective_from: '2026-11-01',
  effective_to: '2026-11-30',
  limit_type: 'quota',
  limit_value: 100,
};
export const FLAT = { discount_type: 'flat', discount_value: 10_000, maximum_discount: null };

/** Merchant A in sandbox: an owner, a viewer who may only read, a maker who may not see promos, an API key; and another merchant. */
const startStand = async () => {
  const app = await startTestApp();
  await app.db.system((tx) =>
    tx.run(sql`update merchant_mode set feature_config = '{"refund": true, "subaccount": true}'`),
  );
  const [owner, viewer, uploader, foreign] = (await Promise.all(
    ['owner@a.test', 'viewer@a.test', 'uploader@a.test', 'owner@b.test'].map((who) => app.signIn(who)),
  )) as [Tokens, Tokens, Tokens, Tokens];
  const { secret } = await addKey(app.db, A_SANDBOX, 1);
  return { app, owner, viewer, uploader, foreign, secret, ...callsOf(app, owner.sandbox, secret) };
};

const mode = 'sandbox';
let count = 0;
const newKey = () => `promo-key-${String((count += 1)).padStart(8, '0')}`;

const callsOf = (app: TestApp, token: string, apiKey: string) => {
  const send = (method: 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object, by = token) =>
    app.ask(method, path, {
      mode,
      token: by,
      ...(payload && { payload }),
      headers: { 'idempotency-key': newKey() },
    });
  const read = async (id: string, by = token): Promise<Promo> =>
    dataOf(await app.ask('GET', `/dashboard/promos/${id}`, { mode, token: by }));
  const create = (terms: object = {}, by = token) =>
    send('POST', '/dashboard/promos', { ...TERMS, name: `PROMO${(count += 1)}X`, ...terms }, by);
  const created = async (terms: object = {}): Promise<Promo> => dataOf(await create(terms));
  const activate = (id: string, version: number, by = token) =>
    send('POST', `/dashboard/promos/${id}/activate`, { version }, by);
  /** An active promo. */
  const running = async (terms: object = {}): Promise<Promo> => {
    const { id, version } = await created(terms);
    return dataOf(await activate(id, version));
  };
  const act = (id: string, action: 'pause' | 'resume', by = token) =>
    send('POST', `/dashboard/promos/${id}/${action}`, undefined, by);
  /** Its last day was yesterday. */
  const end = (id: string) =>
    app.db.tenant(A_SANDBOX, (tx) =>
      tx.run(
        sql`update promo set effective_from = '2026-11-01', effective_to = '2026-11-19' where id = ${id}`,
      ),
    );
  const byKey = (path: string, payload?: object, key = apiKey) =>
    app.ask('POST', path, {
      mode,
      apiKey: key,
      ...(payload && { payload }),
      headers: { 'idempotency-key': newKey() },
    });
  const usesOf = async (id: string): Promise<PromoUse[]> =>
    dataOf(await app.ask('GET', `/dashboard/promos/${id}/uses`, { mode, token }));

  /** By default, an order of Rp 100.000 that can be paid until tomorrow. */
  const newOrder = async (different: Partial<NewOrder> = {}): Promise<string> => {
    const order = anOrder((count += 1), {
      status: 'started',
      expires_at: minutesAgo(-2_880),
      ...different,
    });
    await addTrade(app.db, A_SANDBOX, { orders: [order] });
    return order.id;
  };
  const charge = (orderId: string, wish: object = {}) =>
    byKey('/dashboard/payments', { order_id: orderId, method: 'va', channel: 'BCA', ...wish });
  /** A payment of a new order. */
  const charged = async (wish: object = {}, order: Partial<NewOrder> = {}): Promise<Payment> =>
    dataOf(await charge(await newOrder(order), wish));
  const simulate = async (id: string, status: string): Promise<Payment> =>
    dataOf(await send('POST', `/dashboard/payments/${id}/simulate`, { status }));
  const orderOf = async (id: string) =>
    dataOf<{ status: string; remaining_payment: number; net_amount: number }>(
      await app.ask('GET', `/dashboard/orders/${id}`, { mode, token }),
    );
  return {
    send,
    read,
    create,
    created,
    activate,
    running,
    act,
    end,
    byKey,
    usesOf,
    newOrder,
    charge,
    charged,
    simulate,
    orderOf,
  };
};
