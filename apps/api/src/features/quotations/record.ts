import { answerNoteProblem, decideAnswer } from '@dasbor/domain/quotations';
import { audit } from '../../platform/audit.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { todayOf } from '../invoices/public.ts';
import { answerQuotation, tellOfQuotation } from './answer.ts';
import { lockQuotation, storeAnswer } from './repository.ts';
import { statusOf } from './rows.ts';

export const recordQuotationAnswer: Handler<'recordQuotationAnswer'> = async (call) => {
  const { tx, now, params, body, session, by } = call;
  // The customer may answer at the same time.
  const row = await lockQuotation(tx, params.id);
  if (!row) return problem('DPAY_QUOTATION_NOT_FOUND');
  const { answer } = body;
  const note = body.note?.trim() || null;
  const wrong = answerNoteProblem(note ?? '');
  if (wrong) return problem('DPAY_INVALID_REQUEST', undefined, { errors: [{ field: 'note', ...wrong }] });
  const decided = decideAnswer(statusOf(row, todayOf(call)), { answer, by: 'staff' });
  if (!decided.ok) return problem(decided.problem.code);

  await storeAnswer(tx, { id: row.id, answer, note, by: 'staff', byName: session.name, now });
  await tellOfQuotation(tx, row.id);
  await audit.record(tx, by, {
    action: `invoice.quotation_${answer}`,
    target: row.id,
    before: row.answer,
    after: answer,
  });
  return ok({ data: await answerQuotation(call, row.id) });
};
