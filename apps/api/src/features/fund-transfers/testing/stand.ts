import { rupiah } from '@dasbor/domain/kernel';
import { topUpPaid } from '@dasbor/domain/ledger';
import sql from 'sql-template-tag';
import { post } from '../../../platform/ledger/post.ts';
import { startTestApp } from '../../../testing/app.ts';
import type { Problem, TestApp, Tokens } from '../../../testing/app.ts';
import { confirm } from '../../../testing/confirm.ts';
import { MERCHANT_A } from '../../../testing/people.ts';
import { standBy } from '../../../testing/stand.ts';
import { NOW } from '../../../testing/trade.ts';
import type { FundTransfer } from '../rows.ts';

export type Asked = Awaited<ReturnType<TestApp['ask']>>;
type Balances = { available: number; in_flight: number };
export const ARRIVES = '8422647002';
export const CLOSED = '9915647000';
const FLAGS = { balance: true, subaccount: true, fund_transfer: true };

export const dataOf = (reply: Asked) => reply.json<{ data: FundTransfer }>().data;
export const codeOf = (reply: Asked) => reply.json<Problem>().error_code;

export type Stand = Awaited<ReturnType<typeof startStand>>;

/** For all tests of a file; before each test the clock is set to NOW and the flags are reset. */
export const setStand = (flags: object = {}): Stand => standBy(startStand, ({ setFlags }) => setFlags(flags));

/** Merchant A with two live branches: an owner with all rights, an admin who requests, an approver who decides. */
const startStand = async () => {
  const app = await startTestApp();
  const setFlags = (more: object = {}) =>
    app.db.system((tx) =>
      tx.run(sql`update merchant_mode set feature_config = ${JSON.stringify({ ...FLAGS, ...more })}::jsonb`),
    );
  await setFlags();
  const [owner, admin, approver, foreign] = (await Promise.all(
    ['owner@a.test', 'admin@a.test', 'approver@a.test', 'owner@b.test'].map((who) => app.signIn(who)),
  )) as [Tokens, Tokens, Tokens, Tokens];
  const calls = callsOf(app, { owner, admin, approver });
  const branch = await calls.liveSubaccount('Cabang Bandung');
  const other = await calls.liveSubaccount('Cabang Medan');
  const toBank = (payload: object = {}) => ({
    type: 'balance_to_bank',
    source_subaccount_id: branch,
    amount: 100_000,
    bank_code: 'bca',
    account_number: ARRIVES,
    account_name: 'PT Kopi A',
    ...payload,
  });
  return { app, owner, admin, approver, foreign, branch, other, setFlags, toBank, ...calls };
};

let keys = 0;

const callsOf = (
  app: TestApp,
  { owner, admin, approver }: Record<'owner' | 'admin' | 'approver', Tokens>,
) => {
  const send = (
    method: 'POST' | 'PATCH' | 'DELETE',
    path: string,
    payload?: object,
    token = admin.live,
    headers: Record<string, string> = {},
  ) =>
    app.ask(method, path, {
      token,
      ...(payload && { payload }),
      headers:
        method === 'POST' ? { 'idempotency-key': `fund-transfer-key-${(keys += 1)}`, ...headers } : headers,
    });
  const newSubaccount = async (name: string) =>
    (await send('POST', '/dashboard/subaccounts', { name, email: 'cabang@a.test', type: 'company' })).json<{
      data: { id: string };
    }>().data.id;
  const liveSubaccount = async (name: string): Promise<string> => {
    const id = await newSubaccount(name);
    await send('POST', `/dashboard/subaccounts/${id}/activate`);
    return id;
  };
  const fund = (holder: string, amount: number) =>
    app.db.tenant({ merchantId: MERCHANT_A, mode: 'live' }, (tx) =>
      post(tx, new Date(NOW), [topUpPaid({ id: `top_${(keys += 1)}`, amount: rupiah(amount), holder })]),
    );
  const balances = async (id: string): Promise<Balances> => {
    const path = id === '' ? '/dashboard/balance' : `/dashboard/subaccounts/${id}`;
    const { data } = (await app.ask('GET', path, { token: owner.live })).json<{ data: Balances }>();
    return { available: data.available, in_flight: data.in_flight };
  };
  const ask = (payload: object, token = admin.live) =>
    send('POST', '/dashboard/fund-transfers', { type: 'balance_to_balance', ...payload }, token);
  const asked = async (payload: object, token = admin.live) => dataOf(await ask(payload, token));
  const emailOf = new Map([
    [owner.live, 'owner@a.test'],
    [admin.live, 'admin@a.test'],
  ]);
  const codeFor = (id: string, token = approver.live) =>
    confirm(app, {
      email: emailOf.get(token) ?? 'approver@a.test',
      token,
      purpose: 'fund_transfer_approval',
      action: { id },
    });
  /** Obtains the code in advance, so that concurrent tests only run the approval. */
  const readyToApprove = async (id: string, token = approver.live) => {
    const code = await codeFor(id, token);
    return () =>
      send('POST', `/dashboard/fund-transfers/${id}/approve`, undefined, token, { 'x-otp-token': code });
  };
  const approve = async (id: string, token = approver.live) => (await readyToApprove(id, token))();
  const approveAtOnce = async (all: readonly { id: string; token?: string }[]) => {
    const ready = [];
    for (const { id, token } of all) ready.push(await readyToApprove(id, token));
    return Promise.all(ready.map((send) => send()));
  };
  const reject = (id: string, payload: object = {}, token = approver.live) =>
    send('POST', `/dashboard/fund-transfers/${id}/reject`, payload, token);
  const read = async (id: string) =>
    dataOf(await app.ask('GET', `/dashboard/fund-transfers/${id}`, { token: owner.live }));
  const bankAnswers = async () => {
    for (const seconds of [0, 1]) {
      app.clock.set(new Date(app.clock.now().getTime() + seconds * 1000));
      await app.payouts.drain();
    }
  };
  return {
    send,
    newSubaccount,
    liveSubaccount,
    fund,
    balances,
    ask,
    asked,
    codeFor,
    readyToApprove,
    approve,
    approveAtOnce,
    reject,
    read,
    bankAnswers,
  };
};
