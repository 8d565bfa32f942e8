import { decideWaiting } from '@dasbor/domain/destination-accounts';
import { notesProblem, rupiah } from '@dasbor/domain/kernel';
import type { Rupiah } from '@dasbor/domain/kernel';
import { policy } from '@dasbor/domain/policy';
import { decideScheduleAmount, decideWithdrawal } from '@dasbor/domain/withdrawals';
import { problem } from '../../spec/handlers.ts';
import type { Call, Refusal, RefusesAction } from '../../spec/handlers.ts';
import { balancesOf } from '../balance/public.ts';
import { findDestination } from '../destination-accounts/public.ts';
import type { Destination } from '../destination-accounts/public.ts';

type Asking = Pick<Call, 'tx' | 'now' | 'session'>;
type Asked = Call<'createWithdrawal'>['body'];
type Withdrawable = { kind: 'withdrawable'; destination: Destination; amount: Rupiah };

/** The amount and destination, or why the withdrawal is refused. Checked before a code is sent, and again when the money is reserved. */
export const readWithdrawal = async (
  { tx, now, session }: Asking,
  body: Asked,
): Promise<Withdrawable | Refusal> => {
  const allowed = policy('withdraw', { ...session, now });
  if (!allowed.allowed) return problem(allowed.reason.code, allowed.reason.params);
  const wrongNotes = notesProblem(body.notes);
  if (wrongNotes)
    return problem('DPAY_INVALID_REQUEST', undefined, { errors: [{ field: 'notes', ...wrongNotes }] });
  const destination = await findDestination(tx, body.destination_account_id, now);
  if (destination.kind === 'problem') return destination;

  const { available = 0 } = await balancesOf(tx);
  const decided = decideWithdrawal(rupiah(body.amount), {
    available: rupiah(available),
    maximum: rupiah(destination.bank.maximum),
  });
  if (!decided.ok) return problem(decided.problem.code, decided.problem.params);
  const waiting = decideWaiting(decided.value, destination.limit);
  if (!waiting.ok) return problem(waiting.problem.code, waiting.problem.params);
  return { kind: 'withdrawable', destination, amount: decided.value };
};

type Daily = Omit<Call<'setWithdrawalSchedule'>['body'], 'amount'> & { amount: number | null };
type Schedulable = { kind: 'schedulable'; destination: Destination; amount: Rupiah | null };

export const readSchedule = async (
  { tx, now }: Pick<Call, 'tx' | 'now'>,
  body: Daily,
): Promise<Schedulable | Refusal> => {
  const destination = await findDestination(tx, body.destination_account_id, now);
  if (destination.kind === 'problem') return destination;
  const amount = body.amount === null ? null : rupiah(body.amount);
  const decided = decideScheduleAmount(amount, { maximum: rupiah(destination.bank.maximum) });
  if (!decided.ok) return problem(decided.problem.code, decided.problem.params);
  return { kind: 'schedulable', destination, amount };
};

/** Reports a certain refusal before a code is mailed and typed. */
export const refuseWithdrawal: RefusesAction<'createWithdrawal'> = async (call, action) => {
  const read = await readWithdrawal(call, action);
  return read.kind === 'problem' ? read : undefined;
};

export const refuseSchedule: RefusesAction<'setWithdrawalSchedule'> = async (call, action) => {
  const read = await readSchedule(call, action);
  return read.kind === 'problem' ? read : undefined;
};
