import type { PaymentMethod } from '@dasbor/domain/payments';
import sql from 'sql-template-tag';
import { post } from '../../../platform/ledger/post.ts';
import { startTestApp } from '../../../testing/app.ts';
import type { Problem, TestApp, Tokens } from '../../../testing/app.ts';
import { confirm } from '../../../testing/confirm.ts';
import { standBy } from '../../../testing/stand.ts';
import { A_LIVE, addSale, idOf, minutesAgo, NOW, standing } from '../../../testing/trade.ts';
import { moneyInOf } from '../../payments/public.ts';
import type { Refund } from '../rows.ts';

type Reply = Awaited<ReturnType<TestApp['ask']>>;

export const dataOf = (reply: Reply) => reply.json<{ data: Refund }>().data;
export const codeOf = (reply: Reply) => reply.json<Problem>().error_code;

export type Stand = Awaited<ReturnType<typeof startStand>>;

export const setStand = (): Stand => standBy(startStand);

/** Merchant A: an owner with all rights, an uploader who requests, an approver who decides. */
const startStand = async () => {
  const app = await startTestApp();
  await app.db.system((tx) =>
    tx.run(sql`update merchant_mode set feature_config = '{"refund": true, "balance": true}'`),
  );
  const [owner, maker, approver, viewer, foreign] = (await Promise.all(
    ['owner@a.test', 'uploader@a.test', 'approver@a.test', 'viewer@a.test', 'owner@b.test'].map((who) =>
      app.signIn(who),
    ),
  )) as [Tokens, Tokens, Tokens, Tokens, Tokens];
  return { app, owner, maker, approver, viewer, foreign, ...callsOf(app, { owner, maker, approver }) };
};

let count = 0;

type Sale = {
  method?: PaymentMethod;
  channel?: string;
  amount?: number;
  completedAt?: string;
  customerId?: string;
};

const callsOf = (app: TestApp, people: Record<'owner' | 'maker' | 'approver', Tokens>) => {
  const { owner, maker, approver } = people;
  const send = (path: string, payload?: object, token = maker.live, headers: Record<string, string> = {}) =>
    app.ask('POST', path, {
      token,
      ...(payload && { payload }),
      headers: { 'idempotency-key': `refund-key-${String((count += 1)).padStart(8, '0')}`, ...headers },
    });
  /** A completed and posted payment that is not settled; Rp 100.000 by DANA, of which 95.560 are left to settle. */
  const paid = async (sale: Sale = {}) => {
    const { method = 'ewallet', channel = 'DANA', amount = 100_000, completedAt, customerId } = sale;
    const number = (count += 1);
    await addSale(app.db, A_LIVE, number, {
      order: { status: 'completed', customer_id: customerId ?? null },
      payment: {
        status: 'completed',
        customer_id: customerId ?? null,
        method,
        channel,
        amount: String(amount),
        completed_at: completedAt ?? minutesAgo(60),
      },
    });
    const { payment } = await standing(app.db, A_LIVE, number);
    await app.db.tenant(A_LIVE, async (tx) => post(tx, new Date(NOW), [moneyInOf(payment)]));
    return idOf('pay', number);
  };
  const request = (payment: string, payload: object = {}, token = maker.live) =>
    send('/dashboard/refunds', { payment_id: payment, notes: 'Barang rusak', ...payload }, token);
  const requested = async (payment: string, payload: object = {}) =>
    dataOf(await request(payment, payload)).id;
  const emails = new Map([
    [owner.live, 'owner@a.test'],
    [approver.live, 'approver@a.test'],
  ]);
  /** Obtains the code in advance, so that concurrent tests only run the approval. */
  const readyToApprove = async (id: string, token = approver.live) => {
    const email = emails.get(token) ?? 'uploader@a.test';
    const code = await confirm(app, { email, token, purpose: 'refund_approval', action: { id } });
    return () => send(`/dashboard/refunds/${id}/approve`, undefined, token, { 'x-otp-token': code });
  };
  const approve = async (id: string, token = approver.live) => (await readyToApprove(id, token))();
  const reject = (id: string, token = approver.live, notes = 'Sudah diganti') =>
    send(`/dashboard/refunds/${id}/reject`, { notes }, token);
  const cancel = (id: string, payload: object = {}, token = maker.live) =>
    send(`/dashboard/refunds/${id}/cancel`, payload, token);
  const read = async (id: string, token = owner.live) =>
    dataOf(await app.ask('GET', `/dashboard/refunds/${id}`, { token }));
  const refundable = (payment: string, token = owner.live) =>
    app.ask('GET', `/dashboard/payments/${payment}/refundable`, { token });
  const refundAmountOf = async (payment: string) =>
    (await app.ask('GET', `/dashboard/payments/${payment}`, { token: owner.live })).json<{
      data: { refund_amount: number };
    }>().data.refund_amount;
  const accounts = (holder = ''): Promise<Record<string, number>> =>
    app.db.tenant(A_LIVE, async (tx) => {
      const rows = await tx.rows<{ account: string; balance: string }>(
        sql`select account, balance from ledger_account where holder = ${holder}`,
      );
      return Object.fromEntries(rows.map(({ account, balance }) => [account, Number(balance)]));
    });
  /** Marks a payment settled, as the settlement of its day does. */
  const settle = (payment: string) =>
    app.db.tenant(A_LIVE, (tx) =>
      tx.run(sql`update payment set settlement_status = 'settled' where id = ${payment}`),
    );
  return {
    send,
    paid,
    request,
    requested,
    readyToApprove,
    approve,
    reject,
    cancel,
    read,
    refundable,
    refundAmountOf,
    accounts,
    settle,
  };
};
