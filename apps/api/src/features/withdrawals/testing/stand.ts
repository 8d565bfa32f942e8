import { rupiah } from '@dasbor/domain/kernel';
import { topUpPaid } from '@dasbor/domain/ledger';
import sql from 'sql-template-tag';
import { post } from '../../../platform/ledger/post.ts';
import { startTestApp } from '../../../testing/app.ts';
import type { TestApp } from '../../../testing/app.ts';
import { addAccount } from '../../../testing/destination-accounts.ts';
import { A_SANDBOX } from '../../../testing/trade.ts';
import { MERCHANT_A } from '../../../testing/people.ts';

/** All merchants have a balance and may withdraw; merchant A has its own account, in live and sandbox. */
export const startWithWithdrawals = async (): Promise<TestApp> => {
  const app = await startTestApp();
  await app.db.system((tx) =>
    tx.run(sql`update merchant_mode set feature_config = '{"balance": true, "withdrawal": true}'`),
  );
  await addAccount(app.db);
  await addAccount(app.db, {}, A_SANDBOX);
  return app;
};

let topUps = 0;

/** Adds a balance to the first merchant in live, like a top up. */
export const give = (app: TestApp, amount: number): Promise<void> =>
  app.db.tenant({ merchantId: MERCHANT_A, mode: 'live' }, async (tx) =>
    post(tx, app.clock.now(), [topUpPaid({ id: `top_${(topUps += 1)}`, amount: rupiah(amount) })]),
  );
