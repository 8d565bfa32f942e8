import { rupiah } from '@dasbor/domain/kernel';
import { topUpPaid } from '@dasbor/domain/ledger';
import sql from 'sql-template-tag';
import { post } from '../../../platform/ledger/post.ts';
import type { Mode } from '../../../platform/merchant/mode.ts';
import type { SuccessBody } from '../../../spec/handlers.ts';
import { startTestApp } from '../../../testing/app.ts';
import type { Ask, Problem, TestApp, Tokens } from '../../../testing/app.ts';
import { MERCHANT_A } from '../../../testing/people.ts';
import { standBy } from '../../../testing/stand.ts';
import { NOW } from '../../../testing/trade.ts';
import type { DisbursementItem } from '../items/rows.ts';
import type { Disbursement } from '../batch/rows.ts';

/** An account held by any given name; payouts arrive. */
export const ARRIVES = '8422647010';
/** Held, but its payout fails with a retriable reason (`INSUFFICIENT_BALANCE`); `98…` would arrive with a lost answer. */
export const FAILS_FOR_NOW = '9900647010';
/** Held, but its payout fails permanently (`NOT_REGISTERED_ACCOUNT`). */
export const FAILS = '9902647010';

export type Item = Partial<Record<string, string | number>>;
export const anItem = (different: Item = {}): Item => ({
  account_owner_name: 'Siti Aminah',
  bank_code: 'bca',
  account_number: ARRIVES,
  amount: 50_000,
  ...different,
});

/** Call it between tests that upload the same rows, because each file can have only one draft. */
export const forgetFiles = ({ app }: Pick<Stand, 'app'>): Promise<number> =>
  app.db.system((tx) => tx.run(sql`update disbursement set file_content = null`));

type Reply = Awaited<ReturnType<TestApp['ask']>>;
export const batchOf = (reply: Reply): Disbursement => reply.json<{ data: Disbursement }>().data;
export const itemOf = (reply: Reply): DisbursementItem => reply.json<{ data: DisbursementItem }>().data;
export const codeOf = (reply: Reply): string => reply.json<Problem>().error_code;

/** What an approver sees before the decision. */
export type Evidence = SuccessBody<'getDisbursementEvidence'>['data'];

export type Stand = Awaited<ReturnType<typeof startStand>>;

/** For all tests of a file; before each test the clock is set to NOW. */
export const setStand = (options?: Parameters<typeof startStand>[0]): Stand =>
  standBy(() => startStand(options));

/** An API with a maker (Uploader), an approver and an owner of merchant A, with balances in both modes. */
export const startStand = async ({
  funds = 5_000_000_000,
  flags = {},
}: { funds?: number; flags?: object } = {}) => {
  const app = await startTestApp();
  const config = { balance: true, disbursement: true, ...flags };
  await app.db.system((tx) => tx.run(sql`update merchant_mode set feature_config = ${config}`));
  for (const mode of ['live', 'sandbox'] as const) {
    await app.db.tenant({ merchantId: MERCHANT_A, mode }, (tx) =>
      post(tx, new Date(NOW), [topUpPaid({ id: 'top_1', amount: rupiah(funds) })]),
    );
  }
  const people = {
    maker: await app.signIn('uploader@a.test'),
    approver: await app.signIn('approver@a.test'),
    owner: await app.signIn('owner@a.test'),
  };
  return { app, ...people, ...callsOf(app, people) };
};

type People = Record<'maker' | 'approver' | 'owner', Tokens>;
type Options = Ask & { by?: Tokens };
let keys = 0;

const callsOf = (app: TestApp, { maker, approver, owner }: People) => {
  const call = (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    { by = maker, mode = 'live', headers, ...ask }: Options = {},
  ) =>
    app.ask(method, `/dashboard/${path}`, {
      mode,
      token: mode === 'live' ? by.live : by.sandbox,
      headers: { 'idempotency-key': `disbursement-key-${(keys += 1)}`, ...headers },
      ...ask,
    });
  const create = (items: readonly Item[] = [anItem()], options: Options = {}) =>
    call('POST', 'disbursements', { payload: { name: 'Gaji November', items }, ...options });
  const read = async (id: string, mode: Mode = 'live') =>
    batchOf(await call('GET', `disbursements/${id}`, { mode }));
  const items = async (id: string, query = '', mode: Mode = 'live') =>
    (await call('GET', `disbursements/${id}/items?limit=100${query}`, { mode })).json<{
      data: DisbursementItem[];
    }>().data;
  const evidence = async (id: string, query = '') =>
    (await call('GET', `disbursements/${id}/evidence${query}`, { by: approver })).json<{ data: Evidence }>()
      .data;
  /** A draft whose validation is complete. */
  const made = async (rows?: readonly Item[], options: Options = {}) => {
    const { id } = batchOf(await create(rows, options));
    await app.validations.drain();
    return read(id, options.mode);
  };
  const submit = ({ id, version }: Disbursement, options: Options = {}) =>
    call('POST', `disbursements/${id}/submit`, { payload: { version }, ...options });
  const submitted = async (rows?: readonly Item[], options: Options = {}) => {
    const batch = await made(rows, options);
    return batchOf(await submit(batch, options));
  };
  const approve = ({ id, version, notice }: Disbursement, options: Options = {}) =>
    call('POST', `disbursements/${id}/approve`, {
      by: approver,
      payload: { version, total: notice.total },
      ...options,
    });
  const balance = async (mode: Mode = 'live') => {
    const reply = await call('GET', 'balance', { by: owner, mode });
    const { available, in_flight } = reply.json<{ data: Record<'available' | 'in_flight', number> }>().data;
    return { available, in_flight };
  };
  /** Advances the clock and runs the engine after each step. */
  const afterSeconds = async (...seconds: number[]) => {
    for (const one of [0, ...seconds]) {
      app.clock.set(new Date(app.clock.now().getTime() + one * 1000));
      await app.payouts.drain();
    }
  };
  return { call, create, read, items, evidence, made, submit, submitted, approve, balance, afterSeconds };
};
