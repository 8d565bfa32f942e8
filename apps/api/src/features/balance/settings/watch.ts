import { lowBalanceStep } from '@dasbor/domain/balance-settings';
import { rupiah } from '@dasbor/domain/kernel';
import type { Logger } from 'pino';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, TenantContext } from '../../../platform/db/db.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { outbox } from '../../../platform/work/outbox.ts';
import { balancesOf } from '../repository.ts';
import { tellLowBalance } from './notice.ts';
import { balancesThatCrossed, lockSettings, markLow } from './repository.ts';

type Parts = { db: Db; clock: Clock; log: Logger; dashboardUrl: string; wake: () => void };

/** Finds balances that crossed their merchant's threshold. Safe to run on several servers at once. */
export const watchBalances = async ({ db, clock, log, dashboardUrl, wake }: Parts): Promise<void> => {
  const crossed = await db.system(balancesThatCrossed);
  for (const { merchant_id: merchantId, mode } of crossed) {
    const tenant = { merchantId, mode };
    await db
      .tenant(tenant, (tx) => step(tx, { ...tenant, now: clock.now(), dashboardUrl }))
      .then(wake)
      // One merchant's error does not affect others; this one is checked again in the next run.
      .catch((error: unknown) => log.error({ err: error, ...tenant }, 'a balance could not be watched'));
  }
};

const step = async (
  tx: Tx,
  { merchantId, mode, now, dashboardUrl }: TenantContext & { now: Date; dashboardUrl: string },
) => {
  const settings = await lockSettings(tx);
  if (!settings?.low_enabled || settings.low_threshold === null) return;
  const { available: balance = rupiah(0) } = await balancesOf(tx);
  const [available, threshold] = [balance, rupiah(Number(settings.low_threshold))];
  const next = lowBalanceStep({ available, threshold, isTold: settings.low_since !== null });
  if (next === null) return;
  await markLow(tx, next === 'tell' ? now : null);
  await outbox.add(tx, {
    topic: 'withdrawal.balance_low',
    aggregate: merchantId,
    payload: { status: next === 'tell' ? 'low' : 'recovered' },
  });
  if (next === 'tell')
    await tellLowBalance(tx, { merchantId, mode, available, threshold, now, dashboardUrl });
};
