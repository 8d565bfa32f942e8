import { decideSweepIn, sweepInOf } from '@dasbor/domain/balance-settings';
import { jakartaDate, rupiah, sumRupiah } from '@dasbor/domain/kernel';
import { payoutStatusOf } from '@dasbor/domain/payouts';
import { decideMoment } from '@dasbor/domain/policy';
import type { Logger } from 'pino';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, TenantContext } from '../../../platform/db/db.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Ids } from '../../../platform/ids.ts';
import { outbox } from '../../../platform/work/outbox.ts';
import { transfersOf } from '../../../platform/payouts/transfers.ts';
import { readMerchantStanding } from '../../../platform/merchant/standing.ts';
import type { AcquirerRail } from '../../../rails/acquirer/port.ts';
import { openTopUp } from '../../top-ups/public.ts';
import { tellSweepIn } from './notice.ts';
import { findSettings, lockSweepOut, storeSweepIn, sweepsToBringBack } from './repository.ts';

type Parts = {
  db: Db;
  clock: Clock;
  ids: Ids;
  acquirer: AcquirerRail;
  dashboardUrl: string;
  log: Logger;
  wake: () => void;
};

/**
 * Prepares the top up that returns what was swept out on an earlier day and arrived: one transfer to its virtual account. Nothing is
 * credited before the bank confirms the money.
 */
export const sweepIn = async (parts: Parts): Promise<void> => {
  const { db, clock, log, wake } = parts;
  const now = clock.now();
  const waiting = await db.system((tx) => sweepsToBringBack(tx, jakartaDate(now)));
  for (const { merchant_id: merchantId, mode, day } of waiting.filter((one) => sweepInOf(one.day, now))) {
    const tenant = { merchantId, mode };
    await db
      .tenant(tenant, (tx) => bringBack(tx, { ...tenant, ...parts, day, now }))
      .then(wake)
      // One merchant's error does not affect others; this one is retried in the next run.
      .catch((error: unknown) => log.error({ err: error, ...tenant }, 'a balance could not be swept in'));
  }
};

const bringBack = async (
  tx: Tx,
  sweep: TenantContext & Parts & { day: string; now: Date },
): Promise<void> => {
  const { merchantId, mode, day, now, ids, acquirer, dashboardUrl } = sweep;
  const settings = await findSettings(tx);
  const out = await lockSweepOut(tx, day);
  if (!settings?.sweep_in_enabled || settings.sweep_in_bank === null || !out?.withdrawal_id) return;
  const transfers = (await transfersOf(tx, [out.withdrawal_id])).get(out.withdrawal_id) ?? [];
  if (payoutStatusOf(transfers.map(({ status }) => status)) === 'processing') return;
  const arrived = transfers.filter(({ status }) => status === 'done');
  const decided = decideSweepIn(sumRupiah(arrived.map(({ amount }) => rupiah(Number(amount)))));
  const standing = await readMerchantStanding(tx, mode);
  const isOff = !standing.flags.sweep_in;
  if (isOff || !decided.ok) {
    const refusal = isOff || decided.ok ? 'DPAY_FEATURE_DISABLED' : decided.problem.code;
    return storeSweepIn(tx, { day, top_up_id: null, top_up_refusal: refusal });
  }
  // It is not tied to a day, so it waits for the end of the pause.
  if (!decideMoment('top_up', { ...standing, now }).allowed) return;
  const bank = settings.sweep_in_bank;
  const opened = await openTopUp(
    { tx, now, ids, acquirer },
    { merchantId, mode, amount: decided.value, bank, createdBy: null },
  );
  // Retried in the next run.
  if (opened === 'unreachable') return;
  await storeSweepIn(tx, { day, top_up_id: opened.id, top_up_refusal: null });
  await outbox.add(tx, { topic: 'settings.balance_changed', aggregate: merchantId, payload: {} });
  const number = opened.va_number;
  await tellSweepIn(tx, {
    merchantId,
    mode,
    now,
    dashboardUrl,
    amount: decided.value,
    bank,
    number,
    id: opened.id,
  });
};
