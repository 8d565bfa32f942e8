import { nextSweepOut } from '@dasbor/domain/balance-settings';
import { jakartaDate } from '@dasbor/domain/kernel';
import { THE_MERCHANT } from '@dasbor/domain/ledger';
import type { LedgerHolder } from '@dasbor/domain/ledger';
import { calendarNow } from '@dasbor/domain/sandbox-clock';
import { ok } from '../../spec/handlers.ts';
import type { Call, Handler } from '../../spec/handlers.ts';
import { answerEntries } from './entries.ts';
import { nextSettlementOf } from './next-settlement.ts';
import { balancesOf } from './repository.ts';
import { nextScheduledRun } from '../withdrawals/public.ts';
import { findSettings } from './settings/repository.ts';
import type { SettingsRow } from './settings/rows.ts';

export { exportBalanceEntries } from './export.ts';
export { getBalanceSettings, setBalanceSettings } from './settings/handlers.ts';
export { traceMoney } from './trace.ts';

export const getBalance: Handler<'getBalance'> = async ({ tx, now, session }) => {
  const holder = holderOf(session);
  const { available = 0, in_flight = 0, pending = 0 } = await balancesOf(tx, holder);
  const settings = await findSettings(tx);
  return ok({
    data: {
      available,
      in_flight,
      pending,
      next_settlement: await nextSettlementOf(tx, holder, jakartaDate(calendarNow(now, session))),
      currency: 'IDR',
      low_since: settings?.low_since ?? null,
      automatic_withdrawals: await automaticOf({ tx, now, session }, settings),
      as_of: now.toISOString(),
    },
  });
};

/** Active automatic withdrawals. A setting whose feature is off withdraws nothing. */
const automaticOf = async (
  { tx, now, session }: Pick<Call, 'tx' | 'now' | 'session'>,
  settings: SettingsRow | undefined,
) => {
  const { withdrawal, sweep_out: sweeps } = session.flags;
  const scheduled = withdrawal ? await nextScheduledRun(tx, calendarNow(now, session)) : null;
  const swept = sweeps && settings ? nextSweepOut({ enabled: settings.sweep_out_enabled }, now) : null;
  return [
    ...(scheduled ? [{ source: 'scheduled' as const, next_at: scheduled.toISOString() }] : []),
    ...(swept ? [{ source: 'sweep_out' as const, next_at: swept.toISOString() }] : []),
  ];
};

export const listBalanceEntries: Handler<'listBalanceEntries'> = (call) =>
  answerEntries(call, holderOf(call.session));

/** The default balance of a caller: the subaccount's if its key has one. */
const holderOf = ({ subaccountId }: Call['session']): LedgerHolder => subaccountId ?? THE_MERCHANT;
