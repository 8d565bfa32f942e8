import { rupiah } from '@dasbor/domain/kernel';
import { topUpPaid } from '@dasbor/domain/ledger';
import sql from 'sql-template-tag';
import { post } from '../../../platform/ledger/post.ts';
import { startTestApp } from '../../../testing/app.ts';
import type { Reply } from '../../../testing/app.ts';
import { A_LIVE, NOW } from '../../../testing/trade.ts';
import { balancesOf } from '../../balance/public.ts';
import { makeSnapClient } from './client.ts';
import type { SnapAsk } from './client.ts';

const TRANSFER = '/v1.0/transfer-interbank';
const STATUS = '/v1.0/transfer/status';
export const ARRIVES = '8422647010';
/** `NOT_REGISTERED_ACCOUNT` */
export const FAILS = '9902647010';
/** Fee and PPN of one transfer. */
export const COST = 3_330;

export const amountOf = (value: string) => ({ amount: { value, currency: 'IDR' } });

/** An API with a live balance and a merchant's server that may send it. */
export const startTransferStand = async (funds = 5_000_000_000) => {
  const app = await startTestApp();
  const flags = (config: object) =>
    app.db.system((tx) => tx.run(sql`update merchant_mode set feature_config = ${config}`));
  await flags({ balance: true, disbursement: true });
  await app.db.tenant(A_LIVE, (tx) => {
    post(tx, new Date(NOW), [topUpPaid({ id: 'top_1', amount: rupiah(funds) })]);
  });
  const client = await makeSnapClient(app, 1);

  let references = 0;
  /** Sends Rp 50.000 that arrive, with a unique number; a test overrides any field. */
  const transfer = (different: object = {}, asked: SnapAsk = {}): Promise<Reply> =>
    client.ask(TRANSFER, {
      body: {
        partnerReferenceNo: `REF-${(references += 1)}`,
        ...amountOf('50000.00'),
        beneficiaryAccountNo: ARRIVES,
        beneficiaryBankCode: '014',
        ...different,
      },
      ...asked,
    });

  return {
    app,
    client,
    flags,
    transfer,
    sent: async (different: object = {}): Promise<string> =>
      (await transfer(different)).json<{ referenceNo: string }>().referenceNo,
    status: (by: object, of = client) => of.ask(STATUS, { body: { serviceCode: '18', ...by } }),
    /** Available and pending. */
    balances: async () => {
      const { available, in_flight: inFlight } = await app.db.tenant(A_LIVE, (tx) => balancesOf(tx));
      return [available, inFlight];
    },
    /** Runs the bank. The token expires if this is called too often. */
    wait: async () => {
      for (let step = 1; step <= 5; step += 1) {
        await app.payouts.drain();
        app.clock.set(new Date(app.clock.now().getTime() + 3_000));
      }
      await app.payouts.drain();
    },
  };
};
