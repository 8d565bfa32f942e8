import { decideSweepOutAmount, dueSweepOut } from '@dasbor/domain/balance-settings';
import { decideWaiting } from '@dasbor/domain/destination-accounts';
import { rupiah } from '@dasbor/domain/kernel';
import type { Logger } from 'pino';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, TenantContext } from '../../../platform/db/db.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Mode } from '../../../platform/merchant/mode.ts';
import { outbox } from '../../../platform/work/outbox.ts';
import { readMerchantStanding } from '../../../platform/merchant/standing.ts';
import { findDestination } from '../../destination-accounts/public.ts';
import { beginWithdrawal } from '../../withdrawals/public.ts';
import { balancesOf } from '../repository.ts';
import { hasSwept, lockSettings, settingsThatSweepOut, storeSweepOut } from './repository.ts';
import type { SettingsRow } from './rows.ts';

type Parts = { db: Db; clock: Clock; ids: Ids; log: Logger; wake: () => void };

/** Runs once per Jakarta day within its window. Safe to call repeatedly and from several servers at once. */
export const sweepOut = async (parts: Parts): Promise<void> => {
  const { db, clock, log, wake } = parts;
  const now = clock.now();
  const day = dueSweepOut({ enabled: true }, now);
  if (day === null) return;
  const waiting = await db.system((tx) => settingsThatSweepOut(tx, day));
  for (const { merchant_id: merchantId, mode } of waiting) {
    const tenant = { merchantId, mode };
    await db
      .tenant(tenant, (tx) => sweepOnce(tx, { ...tenant, ...parts, day, now }))
      .then(wake)
      // One merchant's error does not affect others; this one is retried in the next run.
      .catch((error: unknown) => log.error({ err: error, ...tenant }, 'a balance could not be swept out'));
  }
};

type Sweep = TenantContext & { ids: Ids; day: string; now: Date };

/** The sweep and its withdrawal are stored in one transaction. */
const sweepOnce = async (tx: Tx, { merchantId, mode, ids, day, now }: Sweep): Promise<void> => {
  const settings = await lockSettings(tx);
  if (!settings || dueSweepOut({ enabled: settings.sweep_out_enabled }, now) !== day) return;
  if (await hasSwept(tx, day)) return;
  const decided = await decide(tx, settings, { mode, now });
  const at = now.toISOString();
  await outbox.add(tx, { topic: 'settings.balance_changed', aggregate: merchantId, payload: {} });
  if (!decided.ok) {
    const { code, params = {} } = decided.problem;
    await storeSweepOut(tx, { day, at, withdrawal_id: null, refusal: code, refusal_params: params });
    return;
  }
  const withdrawal = await beginWithdrawal(
    { tx, now, ids },
    {
      ...decided.value,
      source: 'sweep_out',
      notes: null,
      maker: null,
    },
  );
  await storeSweepOut(tx, { day, at, withdrawal_id: withdrawal.id, refusal: null, refusal_params: {} });
};

const decide = async (tx: Tx, settings: SettingsRow, { mode, now }: { mode: Mode; now: Date }) => {
  const { flags } = await readMerchantStanding(tx, mode);
  if (!flags.sweep_out) return refused('DPAY_FEATURE_DISABLED');
  const account = settings.destination_account_id;
  if (account === null) return refused('DPAY_DESTINATION_ACCOUNT_NOT_FOUND');
  const destination = await findDestination(tx, account, now);
  if (destination.kind === 'problem') return refused(destination.code);
  const { available = 0 } = await balancesOf(tx);
  const decided = decideSweepOutAmount({
    available: rupiah(available),
    keep: rupiah(Number(settings.sweep_out_keep)),
    maximum: rupiah(destination.bank.maximum),
  });
  const amount = decided.ok ? decideWaiting(decided.value, destination.limit) : decided;
  return amount.ok ? ({ ok: true, value: { destination, amount: amount.value } } as const) : amount;
};

const refused = (code: string) => ({ ok: false, problem: { code, params: {} } }) as const;
