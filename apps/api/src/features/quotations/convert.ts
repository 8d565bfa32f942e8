import { decideConvert, invoiceOfQuotation } from '@dasbor/domain/quotations';
import { audit } from '../../platform/audit.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { keepDraft, readInvoiceSettings, todayOf } from '../invoices/public.ts';
import { answerQuotation, tellOfQuotation } from './answer.ts';
import { contentIn } from './make.ts';
import { lockQuotation } from './repository.ts';
import { statusOf } from './rows.ts';

/** Makes a draft, so that a person checks dates and terms before it is billed. */
export const convertQuotation: Handler<'convertQuotation'> = async (call) => {
  const { tx, by, params } = call;
  // Another call at the same time waits, and then finds the invoice.
  const row = await lockQuotation(tx, params.id);
  if (!row) return problem('DPAY_QUOTATION_NOT_FOUND');
  const today = todayOf(call);
  const decided = decideConvert(statusOf(row, today));
  if (!decided.ok) return problem(decided.problem.code);

  const { due_days: dueDays } = await readInvoiceSettings(tx);
  const wanted = invoiceOfQuotation(contentIn(row), { date: today, dueDays });
  const draft = await keepDraft(call, wanted, { quotationId: row.id });
  if ('kind' in draft) return draft;
  await tellOfQuotation(tx, row.id);
  await audit.record(tx, by, { action: 'invoice.quotation_converted', target: row.id, after: draft.id });
  return ok({ data: await answerQuotation(call, row.id) });
};
