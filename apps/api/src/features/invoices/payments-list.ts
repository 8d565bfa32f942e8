import sql, { empty } from 'sql-template-tag';
import { answerList } from '../../spec/answer/answer-list.ts';
import type { Handler } from '../../spec/handlers.ts';
import { matchesContact } from './filters.ts';
import { countInvoicePayments, selectInvoicePayments, toInvoicePayment } from './payment-repository.ts';

export const listInvoicePayments: Handler<'listInvoicePayments'> = (call) => {
  const { status, method, invoice_id, amount_min, amount_max } = call.query.filters ?? {};
  const { masksPersonalData: masked } = call.session;
  return answerList(call, {
    // As in `paymentStatusOf`.
    filtered: sql`
      ${
        status
          ? sql`and case when reversed_at is not null then 'reversed' when method = 'manual' then 'paid_manually'
                         else 'completed' end = any(${status}::text[])`
          : empty
      }
      ${method ? sql`and method = any(${method}::text[])` : empty}
      ${invoice_id === undefined ? empty : sql`and invoice_id = ${invoice_id}`}
      ${amount_min === undefined ? empty : sql`and amount >= ${amount_min}::bigint`}
      ${amount_max === undefined ? empty : sql`and amount <= ${amount_max}::bigint`}`,
    // Otherwise hits and misses would reveal what is masked.
    orMatches: masked ? undefined : matchesContact,
    select: selectInvoicePayments,
    count: countInvoicePayments,
    present: async (rows) => rows.map((row) => toInvoicePayment(row, masked)),
  });
};
