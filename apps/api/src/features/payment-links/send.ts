import { emailProblem } from '@dasbor/domain/auth';
import { contentProblem, decideOpen, subjectProblem } from '@dasbor/domain/payment-links';
import { audit } from '../../platform/audit.ts';
import { outbox } from '../../platform/work/outbox.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { answerLink } from './answer.ts';
import { mailLink } from './mail.ts';
import { findLink, lockLink } from './repository.ts';
import { statusOf } from './rows.ts';
import type { LinkRow } from './rows.ts';

/** A customer gets no more mails than this. */
const APART_MS = 60_000;

export const sendPaymentLink: Handler<'sendPaymentLink'> = async (call) => {
  const { params, body, tx, now } = call;
  if (!(await lockLink(tx, params.id))) return problem('DPAY_PAYMENT_LINK_NOT_FOUND');
  // Read after the lock: another mail may have been sent meanwhile.
  const row = (await findLink(tx, params.id)) as LinkRow;
  const email = (body.email ?? row.customer_email ?? '').trim();
  const found = {
    email: emailProblem(email),
    subject: subjectProblem(body.subject),
    content: contentProblem(body.content),
  };
  const errors = Object.entries(found).flatMap(([field, wrong]) => (wrong ? [{ field, ...wrong }] : []));
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  const status = statusOf(row, now);
  const decided = decideOpen(status);
  if (!decided.ok) return problem(decided.problem.code, decided.problem.params);
  const waitMs = row.sent_at ? Date.parse(row.sent_at) + APART_MS - now.getTime() : 0;
  if (waitMs > 0) return problem('DPAY_RATE_LIMITED', { retry_after: Math.ceil(waitMs / 1000) });

  await mailLink(call, row, { email, subject: body.subject, content: body.content });
  await outbox.add(tx, { topic: 'payment_link.updated', aggregate: row.id, payload: { status } });
  await audit.record(tx, call.by, { action: 'payment_link.sent', target: row.id, after: email });
  return ok({ data: await answerLink(call, row.id) });
};
