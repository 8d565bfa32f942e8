import { rupiah } from '@dasbor/domain/kernel';
import { topUpPaid } from '@dasbor/domain/ledger';
import sql from 'sql-template-tag';
import { post } from '../../../platform/ledger/post.ts';
import type { SuccessBody } from '../../../spec/handlers.ts';
import { startTestApp } from '../../../testing/app.ts';
import type { Ask, Problem, TestApp, Tokens } from '../../../testing/app.ts';
import { addKey } from '../../../testing/keys.ts';
import { standBy } from '../../../testing/stand.ts';
import { A_SANDBOX, NOW } from '../../../testing/trade.ts';
import type { Subaccount } from '../rows.ts';

export type Disbursement = SuccessBody<'getDisbursement'>['data'];
export type Owned = { id: string; subaccount_id: string | null };
export const FLAGS = { balance: true, disbursement: true, subaccount: true };

type Reply = Awaited<ReturnType<TestApp['ask']>>;
export const dataOf = <T>(reply: Reply): T => reply.json<{ data: T }>().data;
export const codesOf = (reply: Reply) => {
  const { error_code: code, errors = [] } = reply.json<Problem>();
  return errors.length > 0 ? errors.map((error) => [error.field, error.code]) : code;
};

export type Stand = Awaited<ReturnType<typeof startStand>>;

/** For all tests of a file; before each test the clock is set to NOW and the flags are reset. */
export const setStand = (): Stand => standBy(startStand, ({ setFlags }) => setFlags(FLAGS));

/** Merchant A in sandbox: with a large balance, two subaccounts, an API key, and users who create and approve batches. */
const startStand = async () => {
  const app = await startTestApp();
  const setFlags = (flags: object) =>
    app.db.system((tx) => tx.run(sql`update merchant_mode set feature_config = ${flags}`));
  await setFlags(FLAGS);
  const [owner, maker, approver, foreign] = (await Promise.all(
    ['owner@a.test', 'uploader@a.test', 'approver@a.test', 'owner@b.test'].map((who) => app.signIn(who)),
  )) as [Tokens, Tokens, Tokens, Tokens];
  const { secret: apiKey } = await addKey(app.db, A_SANDBOX, 1);
  const calls = callsOf(app, { owner, maker, approver, apiKey });
  const branch = await calls.newSubaccount();
  const other = await calls.newSubaccount();
  await calls.fund('', 900_000_000);
  return { app, owner, foreign, apiKey, setFlags, branch, other, ...calls };
};

type People = Record<'owner' | 'maker' | 'approver', Tokens> & { apiKey: string };
let numbers = 0;

const callsOf = (app: TestApp, { owner, maker, approver, apiKey }: People) => {
  const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, ask: Ask = {}) =>
    app.ask(method, `/dashboard/${path}`, {
      mode: 'sandbox',
      ...(!ask.apiKey && { token: owner.sandbox }),
      ...(method === 'POST' && { headers: { 'idempotency-key': `made-for-subaccount-${(numbers += 1)}` } }),
      ...ask,
    });
  const newSubaccount = async (ask: Ask = {}) => {
    const payload = { name: 'Cabang Bandung', email: 'bandung@a.test', type: 'company' };
    return dataOf<Subaccount>(await send('POST', 'subaccounts', { payload, ...ask })).id;
  };
  const balances = async (path: string) => {
    const { available, in_flight, pending } = dataOf<Subaccount>(await send('GET', path));
    return { available, in_flight, pending };
  };
  const fund = (holder: string, amount: number) =>
    app.db.tenant(A_SANDBOX, (tx) =>
      post(tx, new Date(NOW), [topUpPaid({ id: `top_${(numbers += 1)}`, amount: rupiah(amount), holder })]),
    );
  /** The ids on the first page of a list. */
  const listed = async (path: string, filters: object): Promise<string[]> => {
    const reply = await send('GET', `${path}?filters=${encodeURIComponent(JSON.stringify(filters))}`);
    return dataOf<{ id: string }[]>(reply).map(({ id }) => id);
  };

  const order = (wish: object = {}, ask: Ask = {}) =>
    send('POST', 'orders', {
      apiKey,
      payload: { reference_id: `INV-${(numbers += 1)}`, total_amount: 100_000, ...wish },
      ...ask,
    });
  const ordered = async (wish: object) => dataOf<Owned>(await order(wish));
  const charged = async ({ id }: Pick<Owned, 'id'>) => {
    const payload = { order_id: id, method: 'va', channel: 'BCA' };
    return dataOf<Owned>(await send('POST', 'payments', { apiKey, payload }));
  };
  const paid = ({ id }: Pick<Owned, 'id'>) =>
    send('POST', `payments/${id}/simulate`, { payload: { status: 'completed' } });

  const batch = (wish: object = {}, ask: Ask = {}) =>
    send('POST', 'disbursements', {
      token: maker.sandbox,
      payload: { name: 'Gaji', items: [ITEM], ...wish },
      ...ask,
    });
  const submitted = async (wish: object): Promise<Disbursement> => {
    const { id } = dataOf<Disbursement>(await batch(wish));
    await app.validations.drain();
    const ask = { token: maker.sandbox, payload: { version: 1 } };
    return dataOf(await send('POST', `disbursements/${id}/submit`, ask));
  };
  const approve = ({ id, version, notice }: Disbursement) =>
    send('POST', `disbursements/${id}/approve`, {
      token: approver.sandbox,
      payload: { version, total: notice.total },
    });
  /** Sets the bank's answer. */
  const simulate = ({ id }: Disbursement, outcome: object) =>
    send('POST', `disbursements/${id}/items/simulate`, { payload: outcome });

  return {
    send,
    newSubaccount,
    balancesOf: (id: string) => balances(`subaccounts/${id}`),
    ofMerchant: () => balances('balance'),
    fund,
    listed,
    order,
    ordered,
    charged,
    paid,
    batch,
    submitted,
    approve,
    simulate,
  };
};

const ITEM = {
  account_owner_name: 'Siti Aminah',
  bank_code: 'bca',
  account_number: '8422647010',
  amount: 50_000,
};
