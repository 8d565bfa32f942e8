import { decideSimulation } from '@dasbor/domain/payments';
import { audit } from '../../platform/audit.ts';
import { answerList } from '../../spec/answer/answer-list.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { ofRenamedCustomers } from '../customers/public.ts';
import { atAcquirer } from './at-acquirer.ts';
import { expandPayments } from './expand.ts';
import { paymentFilters } from './filters.ts';
import { countPayments, findPayment, selectPayments } from './repository.ts';
import { toPayment } from './rows.ts';
import { movePayment } from './state.ts';

export { cancelPayment } from './cancel.ts';
export { createPayment } from './create.ts';
export { syncPayment } from './sync.ts';

export const listPayments: Handler<'listPayments'> = (call) =>
  answerList(call, {
    filtered: paymentFilters(call.query.filters),
    orMatches: () => ofRenamedCustomers(call.query.search ?? '', call.session.masksPersonalData),
    select: selectPayments,
    count: countPayments,
    present: (rows) =>
      expandPayments(call.tx, rows, { expand: call.query.expand, masked: call.session.masksPersonalData }),
  });

export const getPayment: Handler<'getPayment'> = async ({ params, query, session, tx }) => {
  const row = await findPayment(tx, params.id);
  if (!row) return problem('DPAY_PAYMENT_NOT_FOUND');
  const [data] = await expandPayments(tx, [row], {
    expand: query.expand,
    masked: session.masksPersonalData,
  });
  return ok({ data: data ?? toPayment(row, session.masksPersonalData) });
};

export const getRetrievalReference: Handler<'getRetrievalReference'> = async ({ params, tx }) => {
  const row = await findPayment(tx, params.id);
  if (!row) return problem('DPAY_PAYMENT_NOT_FOUND');
  if (row.retrieval_reference_number === null) return problem('DPAY_RRN_NOT_AVAILABLE');
  return ok({ data: { retrieval_reference_number: row.retrieval_reference_number } });
};

/** Sets the answer of the simulated acquirer, which is then processed like any other. */
export const simulatePayment: Handler<'simulatePayment'> = async (call) => {
  const { params, body, session, mode, tx, now, deps } = call;
  const payment = await findPayment(tx, params.id, { lock: true });
  if (!payment) return problem('DPAY_PAYMENT_NOT_FOUND');
  const decided = decideSimulation(payment, body.status, mode);
  if (!decided.ok) return problem(decided.problem.code, decided.problem.params);

  const wanted = { status: decided.value, paidAmount: Number(payment.amount) };
  const answer = await deps.acquirer.simulate(tx, atAcquirer(payment, mode), wanted, now);
  const moved = await movePayment({ tx, now, ids: deps.ids }, payment, answer);
  if (!moved) return problem('DPAY_SIMULATION_NOT_ALLOWED', { from: payment.status, to: body.status });
  await audit.record(tx, call.by, {
    action: 'payment.simulated',
    target: moved.id,
    before: payment.status,
    after: moved.status,
  });
  return ok({ data: toPayment(moved, session.masksPersonalData) });
};
