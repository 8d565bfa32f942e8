import { emailProblem } from '@dasbor/domain/auth';
import { decideSend } from '@dasbor/domain/quotations';
import { rupiah } from '@dasbor/domain/kernel';
import { contentProblem } from '@dasbor/domain/payment-links';
import { audit } from '../../platform/audit.ts';
import { mail } from '../../platform/mail/mail.ts';
import { checkoutUrlOf } from '../../platform/merchant/checkout-url.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { readInvoiceSettings, todayOf } from '../invoices/public.ts';
import { answerQuotation, tellOfQuotation } from './answer.ts';
import { lockQuotation, storeMail } from './repository.ts';
import { statusOf, urlOf } from './rows.ts';
import { quotationMail } from './words.ts';

/** A customer gets no more mails than this. */
const APART_MS = 60_000;

export const sendQuotation: Handler<'sendQuotation'> = async (call) => {
  const { tx, now, mode, deps, params, body, session, by } = call;
  // Another mail at the same time waits, and then finds this one.
  const row = await lockQuotation(tx, params.id);
  if (!row) return problem('DPAY_QUOTATION_NOT_FOUND');
  const email = (body.email ?? row.customer_email ?? '').trim();
  const found = { email: emailProblem(email), message: contentProblem(body.message) };
  const errors = Object.entries(found).flatMap(([field, wrong]) => (wrong ? [{ field, ...wrong }] : []));
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  const decided = decideSend(statusOf(row, todayOf(call)));
  if (!decided.ok) return problem(decided.problem.code);
  const waitMs = row.sent_at ? Date.parse(row.sent_at) + APART_MS - now.getTime() : 0;
  if (waitMs > 0) return problem('DPAY_RATE_LIMITED', { retry_after: Math.ceil(waitMs / 1000) });

  const words = quotationMail(
    {
      company: (await readInvoiceSettings(tx)).company_name,
      number: row.number ?? '',
      amount: rupiah(Number(row.total_amount)),
      validUntil: row.valid_until,
      url: urlOf(row, checkoutUrlOf(deps, session)) ?? '',
      message: body.message,
    },
    mode === 'sandbox',
  );
  const { merchantId } = session;
  await mail.queue(tx, { merchantId, recipient: email, kind: 'quotation', ...words, now });
  await storeMail(tx, { id: row.id, sentTo: email, byName: session.name, now });
  await tellOfQuotation(tx, row.id);
  await audit.record(tx, by, { action: 'invoice.quotation_sent', target: row.id, after: email });
  return ok({ data: await answerQuotation(call, row.id) });
};
