import { audit } from '../../platform/audit.ts';
import { ok } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { beginWithdrawal } from './begin.ts';
import { readWithdrawal } from './withdrawable.ts';

/** Two concurrent requests can both pass this check; the ledger rejects the second. */
export const createWithdrawal: Handler<'createWithdrawal'> = async (call) => {
  const { body, tx, now, deps, session } = call;
  const read = await readWithdrawal(call, body);
  if (read.kind === 'problem') return read;

  await audit.record(tx, call.by, { action: 'withdrawal.created', after: body });
  const data = await beginWithdrawal(
    { tx, now, ids: deps.ids },
    {
      destination: read.destination,
      amount: read.amount,
      source: 'manual',
      notes: body.notes?.trim() || null,
      maker: session,
    },
  );
  return ok({ data }, { status: 201 });
};
