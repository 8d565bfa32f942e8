import type { Tx } from '../../platform/db/tx.ts';
import { checkoutUrlOf } from '../../platform/merchant/checkout-url.ts';
import type { Mode } from '../../platform/merchant/mode.ts';
import type { Language } from '../../platform/problems.ts';
import { afterwards, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { contentDocument, todayOf } from '../invoices/public.ts';
import type { DrawDocument } from '../invoices/public.ts';
import { findQuotation } from './repository.ts';
import { statusOf, urlOf } from './rows.ts';
import type { QuotationRow, Reading } from './rows.ts';

export const getQuotationDocument: Handler<'getQuotationDocument'> = async (call) => {
  const { tx, params, query, deps, mode, session } = call;
  const row = await findQuotation(tx, params.id);
  if (!row) return problem('DPAY_QUOTATION_NOT_FOUND');
  const draw = await documentOf(tx, row, {
    mode,
    language: query.language ?? call.language,
    masked: session.masksPersonalData,
    today: todayOf(call),
    checkoutUrl: checkoutUrlOf(deps, session),
  });
  return afterwards(async () => ({ kind: 'file', contentType: 'application/pdf', ...(await draw(deps)) }));
};

/** A quotation on the paper of an invoice, with its last valid day where that has its due date. */
export const documentOf = (
  tx: Tx,
  row: QuotationRow,
  { today, checkoutUrl, ...how }: Reading & { mode: Mode; language: Language },
): Promise<DrawDocument> =>
  contentDocument(
    tx,
    {
      ...row,
      start_date: row.quoted_on,
      due_date: row.valid_until,
      outstanding_amount: row.total_amount,
      minimum_payment: null,
      paid_at: null,
    },
    {
      ...how,
      kind: 'quotation',
      pageUrl: statusOf(row, today) === 'sent' ? urlOf(row, checkoutUrl) : null,
    },
  );
