import sql from 'sql-template-tag';
import { startTestApp } from '../../../testing/app.ts';
import type { Ask, Problem, TestApp, Tokens } from '../../../testing/app.ts';
import { standBy } from '../../../testing/stand.ts';
import { A_LIVE, addSale, idOf, minutesAgo, NOW } from '../../../testing/trade.ts';
import type { TestTenant } from '../../../testing/trade.ts';
import type { SuccessBody } from '../../../spec/handlers.ts';

export type Customer = SuccessBody<'getCustomer'>['data'];
export type Item = SuccessBody<'listCustomerActivity'>['data'][number];
export type Change = SuccessBody<'listCustomerChanges'>['data'][number];

type Reply = Awaited<ReturnType<TestApp['ask']>>;
type Contact = Partial<
  Pick<Customer, 'reference_id' | 'name' | 'email' | 'mobile' | 'address' | 'city' | 'created_at'>
>;

export const dataOf = <Data>(reply: Reply): Data => reply.json<{ data: Data }>().data;
export const codeOf = (reply: Reply): string => reply.json<Problem>().error_code;

export type Stand = Awaited<ReturnType<typeof startStand>>;

export const setStand = (): Stand => standBy(startStand);

/** Merchant A: who may edit, who reads only, and another merchant. */
const startStand = async () => {
  const app = await startTestApp();
  const [owner, finance, viewer, developer, uploader, foreign] = (await Promise.all(
    [
      'owner@a.test',
      'finance@a.test',
      'viewer@a.test',
      'developer@a.test',
      'uploader@a.test',
      'owner@b.test',
    ].map((who) => app.signIn(who)),
  )) as [Tokens, Tokens, Tokens, Tokens, Tokens, Tokens];
  return { app, owner, finance, viewer, developer, uploader, foreign, ...callsOf(app, owner) };
};

const callsOf = (app: TestApp, owner: Tokens) => {
  /** A customer by number; a later number is newer. */
  const add = async (number: number, contact: Contact = {}, { merchantId, mode }: TestTenant = A_LIVE) => {
    const id = idOf('cus', number);
    const wanted = {
      reference_id: `PLG-${number}`,
      name: `Pelanggan ${number}`,
      email: null,
      mobile: null,
      address: null,
      city: null,
      created_at: minutesAgo(10_000 - number),
      ...contact,
    };
    await app.db.system((tx) =>
      tx.run(sql`
        insert into customer (merchant_id, mode, id, reference_id, name, email, mobile, address, city, postal_code, created_at)
        values (${merchantId}, ${mode}, ${id}, ${wanted.reference_id}, ${wanted.name}, ${wanted.email}, ${wanted.mobile},
                ${wanted.address}, ${wanted.city}, ${wanted.address && '40135'}, ${wanted.created_at})`),
    );
    return id;
  };
  /** A paid order of a customer; a refund of it if an amount is given. */
  const sell = async (number: number, customer: string, refunded?: number) => {
    const paid = { customer_id: customer, status: 'completed' } as const;
    await addSale(app.db, A_LIVE, number, {
      order: paid,
      payment: { ...paid, method: 'qris', channel: 'QRIS', created_at: minutesAgo(number - 0.5) },
    });
    if (refunded === undefined) return;
    await app.db.system((tx) =>
      tx.run(sql`
        insert into refund (merchant_id, mode, id, payment_id, type, status, amount, notes, maker_id, maker_name, approver_id,
                            approver_name, search_text, created_at, updated_at, completed_at)
        values (${A_LIVE.merchantId}, 'live', ${idOf('rfn', number)}, ${idOf('pay', number)}, 'normal', 'done', ${refunded}, 'x',
                'usr_a', 'A', 'usr_b', 'B', '', ${NOW}, ${NOW}, ${NOW})`),
    );
  };
  const get = (path: string, token = owner.live, ask: Ask = {}) =>
    app.ask('GET', `/dashboard/customers${path}`, { token, ...ask });
  const list = async (query: string, token = owner.live) => dataOf<Customer[]>(await get(query, token));
  const edit = (id: string, payload: object, token = owner.live) =>
    app.ask('PATCH', `/dashboard/customers/${id}`, { token, payload });
  const changes = async (id: string, token = owner.live) =>
    dataOf<Change[]>(await get(`/${id}/changes`, token));
  return { add, sell, get, list, edit, changes };
};
