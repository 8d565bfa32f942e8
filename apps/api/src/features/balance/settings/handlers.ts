import { audit } from '../../../platform/audit.ts';
import { outbox } from '../../../platform/work/outbox.ts';
import { ok } from '../../../spec/handlers.ts';
import type { Handler } from '../../../spec/handlers.ts';
import { checkOwnAccount } from '../../withdrawals/public.ts';
import type { Destination } from '../../withdrawals/public.ts';
import { findSettings, lastSweeps, storeSettings } from './repository.ts';
import { NOTHING_SET, toSettings } from './rows.ts';
import type { SettingsRow } from './rows.ts';
import { readSettings } from './settable.ts';

export const getBalanceSettings: Handler<'getBalanceSettings'> = async ({ tx, now }) =>
  ok({ data: toSettings((await findSettings(tx)) ?? NOTHING_SET, await lastSweeps(tx), now) });

/** Saves all settings at once; they take effect immediately. */
export const setBalanceSettings: Handler<'setBalanceSettings'> = async (call) => {
  const { body, tx, now, session } = call;
  const read = readSettings(session, body);
  if (read.kind === 'problem') return read;
  const { destination } = read;
  // Switching the sweep off pays nobody, so an unavailable bank must not prevent it. It must also not prevent saving other settings while
  // the sweep is unchanged.
  const same = sweptAlready(await findSettings(tx), destination);
  const checked =
    destination && body.sweep_out_enabled && !same ? await checkOwnAccount(call, destination) : undefined;
  if (checked?.kind === 'problem') return checked;

  const row = await storeSettings(tx, {
    low_enabled: body.low_balance_enabled,
    low_threshold: textOf(body.low_balance_threshold),
    sweep_out_enabled: body.sweep_out_enabled,
    sweep_out_keep: String(body.sweep_out_keep),
    bank_code: destination?.bank.code ?? null,
    account_number: destination?.accountNumber ?? null,
    account_name: destination?.accountName ?? null,
    bank_account_name: checked?.bankAccountName ?? same?.bank_account_name ?? null,
    sweep_in_enabled: body.sweep_in_enabled,
    sweep_in_bank: body.sweep_in_bank,
    changed_by: session.name,
    changed_at: now.toISOString(),
  });
  await outbox.add(tx, { topic: 'settings.balance_changed', aggregate: session.merchantId, payload: {} });
  await audit.record(tx, call.by, { action: 'balance_settings.changed', after: body });
  return ok({ data: toSettings(row, await lastSweeps(tx), now) });
};

/** The stored settings, if they already sweep to this account. */
const sweptAlready = (
  row: SettingsRow | undefined,
  destination: Destination | null,
): SettingsRow | undefined =>
  row?.sweep_out_enabled &&
  row.bank_code === destination?.bank.code &&
  row.account_number === destination.accountNumber &&
  row.account_name === destination.accountName
    ? row
    : undefined;

const textOf = (amount: number | null): string | null => (amount === null ? null : String(amount));
