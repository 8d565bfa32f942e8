import { emailProblem } from '@dasbor/domain/auth';
import { contentProblem } from '@dasbor/domain/payment-links';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { answerInvoice } from './answer.ts';
import { queueInvoice } from './queue.ts';
import { lockInvoice } from './repository.ts';

/** A customer gets no more mails than this. */
const APART_MS = 60_000;

export const sendInvoice: Handler<'sendInvoice'> = async (call) => {
  const { tx, now, params, body } = call;
  // Another mail at the same time waits, and then finds this one.
  const invoice = await lockInvoice(tx, params.id);
  if (!invoice) return problem('DPAY_INVOICE_NOT_FOUND');
  const email = (body.email ?? invoice.customer_email ?? '').trim();
  const found = { email: emailProblem(email), message: contentProblem(body.message) };
  const errors = Object.entries(found).flatMap(([field, wrong]) => (wrong ? [{ field, ...wrong }] : []));
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  if (invoice.issued_at === null) return problem('DPAY_INVOICE_DRAFT');
  if (Number(invoice.outstanding_amount) === 0) return problem('DPAY_INVOICE_PAID');
  const waitMs = invoice.sent_at ? Date.parse(invoice.sent_at) + APART_MS - now.getTime() : 0;
  if (waitMs > 0) return problem('DPAY_RATE_LIMITED', { retry_after: Math.ceil(waitMs / 1000) });

  await queueInvoice(call, invoice, { email, message: body.message, byName: call.session.name });
  return ok({ data: await answerInvoice(call, invoice.id) });
};
