import sql from 'sql-template-tag';
import type { SuccessBody } from '../../../spec/handlers.ts';
import { startTestApp } from '../../../testing/app.ts';
import type { Ask, Problem, TestApp, Tokens } from '../../../testing/app.ts';
import { standBy } from '../../../testing/stand.ts';
import { A_LIVE, addTrade, aPayment, idOf } from '../../../testing/trade.ts';

export type Link = SuccessBody<'getPaymentLink'>['data'];
export type Template = SuccessBody<'getPaymentLinkTemplate'>['data'];
type Reply = Awaited<ReturnType<TestApp['ask']>>;

export const dataOf = <Data = Link>(reply: Reply): Data => reply.json<{ data: Data }>().data;
export const codeOf = (reply: Reply): string => reply.json<Problem>().error_code;
export const fieldsOf = (reply: Reply): string[] =>
  (reply.json<Problem>().errors ?? []).map(({ field, code }) => `${field} ${code}`);

export const SARI = {
  name: 'Sari Dewi',
  email: 'kucing.oren@rahasia.example',
  mobile: '0812-3456-7890',
  address: 'Jl. Rahasia No. 41',
  city: 'Bandung',
  state: 'Jawa Barat',
  postal_code: '40135',
};
export const ITEMS = [
  { name: 'Kopi Gayo', quantity: 2, price: 75_000 },
  { name: 'Ongkos kirim', quantity: 1, price: 18_000 },
];

export type Stand = Awaited<ReturnType<typeof startStand>>;
export const setStand = (): Stand => standBy(startStand);

/** Merchant A: who may make links, who reads only, who sees nothing of them, and another merchant. */
const startStand = async () => {
  const app = await startTestApp();
  const people = [
    'owner@a.test',
    'payment-link-maker@a.test',
    'viewer@a.test',
    'developer@a.test',
    'owner@b.test',
  ];
  const [owner, maker, viewer, developer, foreign] = (await Promise.all(
    people.map((who) => app.signIn(who)),
  )) as [Tokens, Tokens, Tokens, Tokens, Tokens];
  return { app, owner, maker, viewer, developer, foreign, ...callsOf(app, maker) };
};

let count = 0;

const callsOf = (app: TestApp, maker: Tokens) => {
  const send = (
    path: string,
    payload?: object,
    { token = maker.live, headers = {}, ...ask }: Ask & { headers?: Record<string, string> } = {},
  ) =>
    app.ask('POST', `/dashboard/payment-links${path}`, {
      token,
      ...(payload && { payload }),
      headers: { 'idempotency-key': `payment-link-${String((count += 1)).padStart(8, '0')}`, ...headers },
      ...ask,
    });
  const create = (payload: object = {}, ask: Parameters<typeof send>[2] = {}) =>
    send('', { amount: 35_000, admin_fee_method: 'included', ...payload }, ask);
  const made = async (payload: object = {}) => dataOf(await create(payload));
  const get = (path = '', token = maker.live, ask: Ask = {}) =>
    app.ask('GET', `/dashboard/payment-links${path}`, { token, ...ask });
  const read = async (id: string, token = maker.live) => dataOf(await get(`/${id}`, token));
  const list = async (query = '', token = maker.live) => dataOf<Link[]>(await get(query, token));
  /** An open payment for a link's order. */
  const attempt = async (link: Link, number: number, different: Parameters<typeof aPayment>[1] = {}) => {
    const payments = [
      aPayment(number, { order_id: link.order_id, amount: String(link.amount), ...different }),
    ];
    await addTrade(app.db, A_LIVE, { payments });
    return idOf('pay', number);
  };
  /** Sets the status of the order, as its payments do. */
  const setOrder = (link: Link, status: string) =>
    app.db.system((tx) =>
      tx.run(sql`
        update "order" set status = ${status}, remaining_payment = 0,
               completed_at = ${status === 'completed' ? '2026-11-20T04:00:00Z' : null}::timestamptz
         where id = ${link.order_id}`),
    );
  const mailsTo = (email: string) =>
    app.db.system((tx) =>
      tx.rows<{ subject: string; body: string }>(
        sql`select subject, body from mail where recipient = ${email} order by id`,
      ),
    );
  return { send, create, made, get, read, list, attempt, setOrder, mailsTo };
};
