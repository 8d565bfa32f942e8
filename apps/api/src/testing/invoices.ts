import sql from 'sql-template-tag';
import type { SuccessBody } from '../spec/handlers.ts';
import { startTestApp } from './app.ts';
import type { Ask, Problem, TestApp, Tokens } from './app.ts';
import { addKey } from './keys.ts';
import { standBy } from './stand.ts';
import { A_SANDBOX } from './trade.ts';

export type Invoice = SuccessBody<'getInvoice'>['data'];
type Reply = Awaited<ReturnType<TestApp['ask']>>;

export const dataOf = <Data = Invoice>(reply: Reply): Data => reply.json<{ data: Data }>().data;
export const codeOf = (reply: Reply): string => reply.json<Problem>().error_code;
export const fieldsOf = (reply: Reply): string[] =>
  (reply.json<Problem>().errors ?? []).map(({ field, code }) => `${field} ${code}`);

export const SARI = { name: 'Sari Dewi', email: 'sari@contoh.example', mobile: '0812-3456-7890' };

/** Rp 500.000, due at the end of the month of the tests' clock (20 November 2026). */
export const INVOICE_WANTED = {
  name: 'Kopi kantor',
  start_date: '2026-11-20',
  due_date: '2026-11-30',
  customer: SARI,
  items: [{ name: 'Kopi Gayo', quantity: 5, price: 100_000 }],
  total_amount: 500_000,
};
export const IN_PARTS = { allow_partial_payment: true, minimum_payment: 100_000 };

const mode = 'sandbox';

type Options = Parameters<typeof startTestApp>[0];
export type Stand = Awaited<ReturnType<typeof startInvoices>>;
export const setStand = (options: Options = {}): Stand => standBy(() => startInvoices(options));

/** Merchant A in sandbox: two people who may write invoices, one who reads, and another merchant. */
export const startInvoices = async (options: Options = {}) => {
  const app = await startTestApp(options);
  await app.db.system((tx) =>
    tx.run(
      sql`update merchant_mode set feature_config = feature_config || '{"invoice": true, "invoice_document": true}'::jsonb`,
    ),
  );
  const people = ['owner@a.test', 'finance@a.test', 'viewer@a.test', 'owner@b.test'];
  const [owner, finance, viewer, foreign] = (await Promise.all(people.map((who) => app.signIn(who)))) as [
    Tokens,
    Tokens,
    Tokens,
    Tokens,
  ];
  const { secret: apiKey } = await addKey(app.db, A_SANDBOX, 1);
  return { app, owner, finance, viewer, foreign, apiKey, ...callsOf(app, owner) };
};

let count = 0;

const callsOf = (app: TestApp, owner: Tokens) => {
  const send = (
    path: string,
    payload?: object,
    { method = 'POST', token = owner.sandbox, headers = {}, ...ask }: SendAsk = {},
  ) =>
    app.ask(method, `/dashboard/invoices${path}`, {
      token,
      mode,
      ...(payload && { payload }),
      headers: { 'idempotency-key': `invoice-${String((count += 1)).padStart(10, '0')}`, ...headers },
      ...ask,
    });
  const create = (different: object = {}, ask: SendAsk = {}) =>
    send('', { ...INVOICE_WANTED, ...different }, ask);
  const made = async (different: object = {}) => {
    const reply = await create(different);
    if (reply.status !== 201) throw new Error(reply.text);
    return dataOf(reply);
  };
  const get = (path = '', token = owner.sandbox, ask: Ask = {}) =>
    app.ask('GET', `/dashboard/invoices${path}`, { token, mode, ...ask });
  const read = async (id: string) => dataOf(await get(`/${id}`));
  const list = async (filters: object = {}) =>
    dataOf<Invoice[]>(await get(`?limit=100&filters=${encodeURIComponent(JSON.stringify(filters))}`));
  const record = (id: string, amount: number, ask: SendAsk = {}) =>
    send(`/${id}/payments`, { amount, paid_on: '2026-11-20' }, ask);
  const slugOf = ({ invoice_url: url }: Invoice) => (url ?? '').split('/').at(-1) ?? '';
  const choose = (invoice: Invoice, choice: object = {}) =>
    app.ask('POST', `/checkout/${slugOf(invoice)}/payments`, {
      mode,
      payload: { method: 'va', channel: 'BCA', ...choice },
    });
  const check = (invoice: Invoice) => app.ask('POST', `/checkout/${slugOf(invoice)}/check`, { mode });
  /** The money is at the acquirer, and we have not heard of it. */
  const paidAtAcquirer = (invoice: Invoice, amount: number) =>
    app.db.system((tx) =>
      tx.run(sql`
        update acquirer.payment set status = 'completed', paid_amount = ${amount}
         where payment_id in (select id from payment where order_id = ${invoice.order_id} and status = 'processing')`),
    );
  /** A customer pays all that is left by virtual account. */
  const payOnline = async (invoice: Invoice, amount: number, choice: object = {}) => {
    const chosen = await choose(invoice, choice);
    if (chosen.status !== 200) throw new Error(chosen.text);
    await paidAtAcquirer(invoice, amount);
    await check(invoice);
  };
  const eventsOf = (id: string) =>
    app.db.system((tx) =>
      tx.rows<{ event: string; body: string }>(
        sql`select event, body from webhook_event where subject_id = ${id} order by id`,
      ),
    );
  const mailsTo = (email: string) =>
    app.db.system((tx) =>
      tx.rows<{ subject: string; body: string }>(
        sql`select subject, body from mail where recipient = ${email} order by id desc`,
      ),
    );
  return {
    slugOf,
    mailsTo,
    send,
    create,
    made,
    get,
    read,
    list,
    record,
    choose,
    check,
    paidAtAcquirer,
    payOnline,
    eventsOf,
  };
};

type SendAsk = Ask & { method?: 'POST' | 'PUT' | 'DELETE'; headers?: Record<string, string> };
