import { may } from '@dasbor/domain/access';
import { decideLowBalance, decideSweepInBank, decideSweeps } from '@dasbor/domain/balance-settings';
import { rupiah } from '@dasbor/domain/kernel';
import { problem } from '../../../spec/handlers.ts';
import type { Call, FieldError, Refusal } from '../../../spec/handlers.ts';
import { findDestination } from '../../destination-accounts/public.ts';

type Body = Call<'setBalanceSettings'>['body'];

/** Why the settings are refused. Checked before a code is sent, and again when they are saved. */
export const whyNotSettings = async (
  { session, tx, now }: Pick<Call, 'session' | 'tx' | 'now'>,
  body: Body,
): Promise<Refusal | undefined> => {
  // A user who may withdraw but not see settings would change values that they cannot see.
  const access = may(session, { permission: 'settings.view' });
  if (!access.ok) return problem(access.problem.code, access.problem.params);
  const sweeps = decideSweeps(
    { sweepOut: body.sweep_out_enabled, sweepIn: body.sweep_in_enabled },
    session.flags,
  );
  if (!sweeps.ok) return problem(sweeps.problem.code, sweeps.problem.params);
  const errors = fieldErrors(body);
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  const account = body.destination_account_id;
  const destination = account === null ? undefined : await findDestination(tx, account, now);
  return destination?.kind === 'problem' ? destination : undefined;
};

/** All errors by field. The account may be missing if the sweep is off. */
const fieldErrors = (body: Body): FieldError[] => {
  const threshold = body.low_balance_threshold;
  const low = decideLowBalance({
    enabled: body.low_balance_enabled,
    threshold: threshold === null ? null : rupiah(threshold),
  });
  const back = decideSweepInBank({ enabled: body.sweep_in_enabled, bank: body.sweep_in_bank });
  const isMissing = body.sweep_out_enabled && body.destination_account_id === null;
  return [
    ...(low.ok ? [] : [{ field: 'low_balance_threshold', ...low.problem }]),
    ...(isMissing ? [{ field: 'destination_account_id', code: 'DPAY_REQUIRED' }] : []),
    ...(back.ok ? [] : [{ field: 'sweep_in_bank', ...back.problem }]),
  ];
};
