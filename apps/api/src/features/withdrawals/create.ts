import { rupiah } from '@dasbor/domain/kernel';
import { policy } from '@dasbor/domain/policy';
import { decideWithdrawal } from '@dasbor/domain/withdrawals';
import { audit } from '../../platform/audit.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { balancesOf } from '../balance/public.ts';
import { beginWithdrawal } from './begin.ts';
import { readDestination } from './destination.ts';

/** Two at once for money for one both pass the question here, and the ledger refuses the second. */
export const createWithdrawal: Handler<'createWithdrawal'> = async (call) => {
  const { body, tx, now, deps, session } = call;
  const allowed = policy('withdraw', { ...session, now });
  if (!allowed.allowed) return problem(allowed.reason.code, allowed.reason.params);
  const read = readDestination(body);
  if (!read.ok) return problem('DPAY_INVALID_REQUEST', undefined, { errors: read.errors });
  const { destination } = read;

  const { available = 0 } = await balancesOf(tx);
  const decided = decideWithdrawal(rupiah(body.amount), {
    available: rupiah(available),
    maximum: rupiah(destination.bank.maximum),
  });
  if (!decided.ok) return problem(decided.problem.code, decided.problem.params);

  await audit.record(tx, call.by, { action: 'withdrawal.created', after: body });
  const data = await beginWithdrawal(
    { tx, now, ids: deps.ids },
    {
      destination,
      amount: decided.value,
      source: 'manual',
      notes: body.notes?.trim() || null,
      createdBy: session.name,
    },
  );
  return ok({ data }, { status: 201 });
};
