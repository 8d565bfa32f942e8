import { audit } from '../../../platform/audit.ts';
import { outbox } from '../../../platform/work/outbox.ts';
import { ok } from '../../../spec/handlers.ts';
import type { Handler } from '../../../spec/handlers.ts';
import { findSettings, lastSweeps, storeSettings } from './repository.ts';
import { NOTHING_SET, toSettings } from './rows.ts';
import { whyNotSettings } from './settable.ts';

export const getBalanceSettings: Handler<'getBalanceSettings'> = async ({ tx, now }) =>
  ok({ data: toSettings((await findSettings(tx)) ?? NOTHING_SET, await lastSweeps(tx), now) });

/** Saves all settings at once; they take effect immediately. */
export const setBalanceSettings: Handler<'setBalanceSettings'> = async (call) => {
  const { body, tx, now, session } = call;
  const refusal = await whyNotSettings(call, body);
  if (refusal) return refusal;

  const row = await storeSettings(tx, {
    low_enabled: body.low_balance_enabled,
    low_threshold: textOf(body.low_balance_threshold),
    sweep_out_enabled: body.sweep_out_enabled,
    sweep_out_keep: String(body.sweep_out_keep),
    destination_account_id: body.destination_account_id,
    sweep_in_enabled: body.sweep_in_enabled,
    sweep_in_bank: body.sweep_in_bank,
    changed_by: session.name,
    changed_at: now.toISOString(),
  });
  await outbox.add(tx, { topic: 'settings.balance_changed', aggregate: session.merchantId, payload: {} });
  await audit.record(tx, call.by, { action: 'balance_settings.changed', after: body });
  return ok({ data: toSettings(row, await lastSweeps(tx), now) });
};

const textOf = (amount: number | null): string | null => (amount === null ? null : String(amount));
