import { decideOpen } from '@dasbor/domain/payment-links';
import { audit } from '../../platform/audit.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { endOrder } from '../payments/public.ts';
import { answerLink } from './answer.ts';
import { findLink, markCancelled } from './repository.ts';
import { statusOf } from './rows.ts';

/** The order decides under its lock; a link that was paid meanwhile stays paid. */
export const cancelPaymentLink: Handler<'cancelPaymentLink'> = async (call) => {
  const { params, tx, now, session } = call;
  const row = await findLink(tx, params.id);
  if (!row) return problem('DPAY_PAYMENT_LINK_NOT_FOUND');
  const decided = decideOpen(statusOf(row, now));
  if (!decided.ok) return problem(decided.problem.code, decided.problem.params);
  const ended = await endOrder(call, row.order_id);
  if ('kind' in ended) return ended;
  await markCancelled(tx, { id: row.id, byName: session.name, now });
  await audit.record(tx, call.by, { action: 'payment_link.cancelled', target: row.id });
  return ok({ data: await answerLink(call, row.id) });
};
