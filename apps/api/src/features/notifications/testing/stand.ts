import { rupiah } from '@dasbor/domain/kernel';
import { topUpPaid } from '@dasbor/domain/ledger';
import sql from 'sql-template-tag';
import { post } from '../../../platform/ledger/post.ts';
import type { Mode } from '../../../platform/merchant/mode.ts';
import type { SuccessBody } from '../../../spec/handlers.ts';
import { startTestApp } from '../../../testing/app.ts';
import type { TestApp, Tokens } from '../../../testing/app.ts';
import { MERCHANT_A } from '../../../testing/people.ts';
import { standBy } from '../../../testing/stand.ts';
import { NOW } from '../../../testing/trade.ts';

type Batch = SuccessBody<'getDisbursement'>['data'];
type Options = { by?: Tokens; mode?: Mode; payload?: object };

/** Held, but its payout fails with a retriable reason. */
export const FAILS_FOR_NOW = '9900647010';

export const anItem = (different: Record<string, string | number> = {}) => ({
  account_owner_name: 'Siti Aminah',
  bank_code: 'bca',
  account_number: '8422647010',
  amount: 50_000,
  ...different,
});

/** A maker (Uploader), an approver and an owner of merchant A, with money and every feature of money out. */
export const setStand = () => standBy(startStand);

const startStand = async () => {
  const app = await startTestApp();
  const config = { balance: true, disbursement: true, refund: true, withdrawal: true };
  await app.db.system((tx) => tx.run(sql`update merchant_mode set feature_config = ${config}`));
  for (const mode of ['live', 'sandbox'] as const)
    await app.db.tenant({ merchantId: MERCHANT_A, mode }, (tx) =>
      post(tx, new Date(NOW), [topUpPaid({ id: 'top_1', amount: rupiah(5_000_000_000) })]),
    );
  const people = {
    maker: await app.signIn('uploader@a.test'),
    approver: await app.signIn('approver@a.test'),
    owner: await app.signIn('owner@a.test'),
  };
  return { app, ...people, ...batchesOf(app, people) };
};

let keys = 0;

const batchesOf = (app: TestApp, { maker, approver }: Record<'maker' | 'approver', Tokens>) => {
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH',
    path: string,
    { by = maker, mode = 'live', payload }: Options = {},
  ) =>
    app.ask(method, `/dashboard/${path}`, {
      mode,
      token: by[mode],
      headers: { 'idempotency-key': `notification-key-${(keys += 1)}` },
      ...(payload && { payload }),
    });
  const batchOf = async (reply: ReturnType<typeof call>) => (await reply).json<{ data: Batch }>().data;
  const read = (id: string, mode: Mode = 'live') => batchOf(call('GET', `disbursements/${id}`, { mode }));
  /** A draft whose rows are checked. */
  const made = async (rows = [anItem()], options: Options = {}) => {
    const { id } = await batchOf(
      call('POST', 'disbursements', { ...options, payload: { name: 'Gaji November', items: rows } }),
    );
    await app.validations.drain();
    return read(id, options.mode);
  };
  const submit = ({ id, version }: Batch, options: Options = {}) =>
    batchOf(call('POST', `disbursements/${id}/submit`, { ...options, payload: { version } }));
  const submitted = async (rows = [anItem()], options: Options = {}) =>
    submit(await made(rows, options), options);
  const approve = ({ id, version, notice }: Batch, options: Options = {}) =>
    call('POST', `disbursements/${id}/approve`, {
      by: approver,
      ...options,
      payload: { version, total: notice.total },
    });
  const reject = ({ id }: Batch) =>
    call('POST', `disbursements/${id}/reject`, { by: approver, payload: { notes: 'Nominal salah' } });
  /** The banks answer meanwhile. */
  const afterSeconds = async (...seconds: number[]) => {
    for (const one of [0, ...seconds]) {
      app.clock.set(new Date(app.clock.now().getTime() + one * 1000));
      await app.payouts.drain();
    }
  };
  return { call, read, made, submit, submitted, approve, reject, afterSeconds };
};
