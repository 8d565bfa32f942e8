import { may } from '@dasbor/domain/access';
import { decideLowBalance, decideSweeps } from '@dasbor/domain/balance-settings';
import { rupiah } from '@dasbor/domain/kernel';
import { audit } from '../../../platform/audit.ts';
import { outbox } from '../../../platform/outbox.ts';
import { ok, problem } from '../../../spec/handlers.ts';
import type { Call, FieldError, Handler } from '../../../spec/handlers.ts';
import { readDestination } from '../../withdrawals/public.ts';
import { findSettings, lastSweeps, storeSettings } from './repository.ts';
import { NOTHING_SET, toSettings } from './rows.ts';

export const getBalanceSettings: Handler<'getBalanceSettings'> = async ({ tx, now }) =>
  ok({ data: toSettings((await findSettings(tx)) ?? NOTHING_SET, await lastSweeps(tx), now) });

/** All of it at once; what it says holds from now on. */
export const setBalanceSettings: Handler<'setBalanceSettings'> = async (call) => {
  const { body, tx, now, session } = call;
  // Whoever may withdraw but not look at settings would change what nobody showed them.
  const access = may(session, { permission: 'settings.view' });
  if (!access.ok) return problem(access.problem.code, access.problem.params);
  const sweeps = decideSweeps(
    { sweepOut: body.sweep_out_enabled, sweepIn: body.sweep_in_enabled },
    session.flags,
  );
  if (!sweeps.ok) return problem(sweeps.problem.code, sweeps.problem.params);
  const { destination, errors } = readFields(body);
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });

  const row = await storeSettings(tx, {
    low_enabled: body.low_balance_enabled,
    low_threshold: textOf(body.low_balance_threshold),
    sweep_out_enabled: body.sweep_out_enabled,
    sweep_out_keep: String(body.sweep_out_keep),
    ...destination,
    sweep_in_enabled: body.sweep_in_enabled,
    sweep_in_bank: body.sweep_in_bank,
    changed_by: session.name,
    changed_at: now.toISOString(),
  });
  await outbox.add(tx, { topic: 'settings.balance_changed', aggregate: session.merchantId, payload: {} });
  await audit.record(tx, call.by, { action: 'balance_settings.changed', after: body });
  return ok({ data: toSettings(row, await lastSweeps(tx), now) });
};

type Body = Call<'setBalanceSettings'>['body'];
type Destination = Record<'bank_code' | 'account_number' | 'account_name', string | null>;

const NOWHERE: Destination = { bank_code: null, account_number: null, account_name: null };

/** Every field that is wrong, each by its name. An account may be missing while nothing is swept there. */
const readFields = (body: Body): { destination: Destination; errors: FieldError[] } => {
  const threshold = body.low_balance_threshold;
  const low = decideLowBalance({
    enabled: body.low_balance_enabled,
    threshold: threshold === null ? null : rupiah(threshold),
  });
  const errors: FieldError[] = low.ok ? [] : [{ field: 'low_balance_threshold', ...low.problem }];
  if (body.sweep_in_enabled && body.sweep_in_bank === null) {
    errors.push({ field: 'sweep_in_bank', code: 'DPAY_REQUIRED' });
  }
  const { bank_code: bank, account_number: number, account_name: name } = body;
  if (!body.sweep_out_enabled && bank === null && number === null && name === null) {
    return { destination: NOWHERE, errors };
  }
  if (bank === null || number === null || name === null) {
    const missing = Object.entries({ bank_code: bank, account_number: number, account_name: name });
    errors.push(
      ...missing.flatMap(([field, value]) => (value === null ? [{ field, code: 'DPAY_REQUIRED' }] : [])),
    );
    return { destination: NOWHERE, errors };
  }
  const read = readDestination({ bank_code: bank, account_number: number, account_name: name });
  if (!read.ok) return { destination: NOWHERE, errors: [...errors, ...read.errors] };
  const { destination } = read;
  return {
    destination: {
      bank_code: destination.bank.code,
      account_number: destination.accountNumber,
      account_name: destination.accountName,
    },
    errors,
  };
};

const textOf = (amount: number | null): string | null => (amount === null ? null : String(amount));
