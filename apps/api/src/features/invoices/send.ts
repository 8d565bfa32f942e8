import { emailProblem } from '@dasbor/domain/auth';
import { rupiah } from '@dasbor/domain/kernel';
import { contentProblem } from '@dasbor/domain/payment-links';
import { audit } from '../../platform/audit.ts';
import { mail } from '../../platform/mail/mail.ts';
import { checkoutUrlOf } from '../../platform/merchant/checkout-url.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { answerInvoice } from './answer.ts';
import { insertMail, lockInvoice } from './repository.ts';
import { readInvoiceSettings } from './settings.ts';
import { urlOf } from './rows.ts';
import { tellOfInvoice } from './tell.ts';
import { invoiceMail } from './words.ts';

/** A customer gets no more mails than this. */
const APART_MS = 60_000;

export const sendInvoice: Handler<'sendInvoice'> = async (call) => {
  const { tx, now, mode, deps, session, params, body, by } = call;
  // Another mail at the same time waits, and then finds this one.
  const invoice = await lockInvoice(tx, params.id);
  if (!invoice) return problem('DPAY_INVOICE_NOT_FOUND');
  const email = (body.email ?? invoice.customer_email ?? '').trim();
  const found = { email: emailProblem(email), message: contentProblem(body.message) };
  const errors = Object.entries(found).flatMap(([field, wrong]) => (wrong ? [{ field, ...wrong }] : []));
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  const { number } = invoice;
  const url = urlOf(invoice, checkoutUrlOf(deps, session));
  if (number === null || url === null) return problem('DPAY_INVOICE_DRAFT');
  if (Number(invoice.outstanding_amount) === 0) return problem('DPAY_INVOICE_PAID');
  const waitMs = invoice.sent_at ? Date.parse(invoice.sent_at) + APART_MS - now.getTime() : 0;
  if (waitMs > 0) return problem('DPAY_RATE_LIMITED', { retry_after: Math.ceil(waitMs / 1000) });

  const words = invoiceMail(
    {
      company: (await readInvoiceSettings(tx)).company_name,
      number,
      amount: rupiah(Number(invoice.outstanding_amount)),
      dueDate: invoice.due_date,
      url,
      message: body.message,
    },
    mode === 'sandbox',
  );
  await mail.queue(tx, { merchantId: session.merchantId, recipient: email, kind: 'invoice', ...words, now });
  await insertMail(tx, { invoiceId: invoice.id, sentTo: email, sentBy: session.name, now });
  await tellOfInvoice(tx, invoice.id);
  await audit.record(tx, by, { action: 'invoice.sent', target: invoice.id, after: email });
  return ok({ data: await answerInvoice(call, invoice.id) });
};
