import { may } from '@dasbor/domain/access';
import { decideLowBalance, decideSweepInBank, decideSweeps } from '@dasbor/domain/balance-settings';
import { rupiah } from '@dasbor/domain/kernel';
import { problem } from '../../../spec/handlers.ts';
import type { Call, FieldError, Refusal, RefusesAction, Session } from '../../../spec/handlers.ts';
import { readDestination } from '../../withdrawals/public.ts';
import type { Destination } from '../../withdrawals/public.ts';

type Body = Call<'setBalanceSettings'>['body'];
/** Null if none is set. */
type Account = { destination: Destination | null };
type Settable = Account & { kind: 'settable' };

/** The new settings, or why they are refused. Checked before a code is sent, and again when they are saved. */
export const readSettings = (session: Session, body: Body): Settable | Refusal => {
  // A user who may withdraw but not see settings would change values that they cannot see.
  const access = may(session, { permission: 'settings.view' });
  if (!access.ok) return problem(access.problem.code, access.problem.params);
  const sweeps = decideSweeps(
    { sweepOut: body.sweep_out_enabled, sweepIn: body.sweep_in_enabled },
    session.flags,
  );
  if (!sweeps.ok) return problem(sweeps.problem.code, sweeps.problem.params);
  const { destination, errors } = readFields(body);
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  return { kind: 'settable', destination };
};

/** Reports a certain refusal before a code is mailed and typed. */
export const refuseSettings: RefusesAction<'setBalanceSettings'> = async ({ session }, action) => {
  const read = readSettings(session, action);
  return read.kind === 'problem' ? read : undefined;
};

/** All errors by field. The account may be missing if the sweep is off. */
const readFields = (body: Body): Account & { errors: FieldError[] } => {
  const threshold = body.low_balance_threshold;
  const low = decideLowBalance({
    enabled: body.low_balance_enabled,
    threshold: threshold === null ? null : rupiah(threshold),
  });
  const back = decideSweepInBank({ enabled: body.sweep_in_enabled, bank: body.sweep_in_bank });
  const errors: FieldError[] = [
    ...(low.ok ? [] : [{ field: 'low_balance_threshold', ...low.problem }]),
    ...(back.ok ? [] : [{ field: 'sweep_in_bank', ...back.problem }]),
  ];
  const { bank_code: bank, account_number: number, account_name: name } = body;
  if (!body.sweep_out_enabled && bank === null && number === null && name === null) {
    return { destination: null, errors };
  }
  if (bank === null || number === null || name === null) {
    const missing = Object.entries({ bank_code: bank, account_number: number, account_name: name });
    errors.push(
      ...missing.flatMap(([field, value]) => (value === null ? [{ field, code: 'DPAY_REQUIRED' }] : [])),
    );
    return { destination: null, errors };
  }
  const read = readDestination({ bank_code: bank, account_number: number, account_name: name });
  return read.ok
    ? { destination: read.destination, errors }
    : { destination: null, errors: [...errors, ...read.errors] };
};
