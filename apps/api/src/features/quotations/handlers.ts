import { decideDelete, decideIssue } from '@dasbor/domain/quotations';
import type { WantedQuotation } from '@dasbor/domain/quotations';
import { addDays, daysBetween } from '@dasbor/domain/kernel';
import sql from 'sql-template-tag';
import { audit } from '../../platform/audit.ts';
import { answerList } from '../../spec/answer/answer-list.ts';
import { done, ok, problem } from '../../spec/handlers.ts';
import type { Call, Handler } from '../../spec/handlers.ts';
import { matchesContact, todayOf } from '../invoices/public.ts';
import { answerQuotation, readingOf, tellOfQuotation, wholeQuotation } from './answer.ts';
import { quotationFilters } from './filters.ts';
import { contentIn, issue, keepDraft } from './make.ts';
import {
  countQuotations,
  findQuotation,
  lockQuotation,
  markDeleted,
  selectQuotations,
} from './repository.ts';
import { statusOf, toQuotation } from './rows.ts';

export { convertQuotation } from './convert.ts';
export { getQuotationDocument } from './document.ts';
export { recordQuotationAnswer } from './record.ts';
export { sendQuotation } from './send.ts';
export { getQuotationTotals } from './totals.ts';

/** Of all days, because an answer may take long. */
export const listQuotations: Handler<'listQuotations'> = (call) =>
  answerList(call, {
    of: sql`true`,
    filtered: quotationFilters(call.query.filters, todayOf(call)),
    // Otherwise hits and misses would reveal what is masked.
    orMatches: call.session.masksPersonalData ? undefined : matchesContact,
    select: selectQuotations,
    count: countQuotations,
    present: async (rows) => rows.map((row) => toQuotation(row, readingOf(call))),
  });

export const createQuotation: Handler<'createQuotation'> = async (call) => {
  const draft = await keepDraft(call, wantedOf(call.body));
  if ('kind' in draft) return draft;
  if (!call.body.is_draft) await issue(call, draft);
  return ok({ data: await answerQuotation(call, draft.id) }, { status: 201 });
};

export const getQuotation: Handler<'getQuotation'> = async (call) => {
  const row = await findQuotation(call.tx, call.params.id);
  if (!row) return problem('DPAY_QUOTATION_NOT_FOUND');
  return ok({ data: await wholeQuotation(call.tx, row, readingOf(call)) });
};

export const updateQuotation: Handler<'updateQuotation'> = async (call) => {
  const existing = await lockQuotation(call.tx, call.params.id);
  if (!existing) return problem('DPAY_QUOTATION_NOT_FOUND');
  if (existing.issued_at !== null) return problem('DPAY_QUOTATION_NOT_DRAFT');
  const draft = await keepDraft(call, wantedOf(call.body), existing);
  if ('kind' in draft) return draft;
  if (!call.body.is_draft) await issue(call, draft);
  return ok({ data: await answerQuotation(call, draft.id) });
};

export const issueQuotation: Handler<'issueQuotation'> = async (call) => {
  const draft = await lockQuotation(call.tx, call.params.id);
  if (!draft) return problem('DPAY_QUOTATION_NOT_FOUND');
  const today = todayOf(call);
  const decided = decideIssue(statusOf(draft, today), { validUntil: draft.valid_until, today });
  if (!decided.ok) return problem(decided.problem.code);
  await issue(call, draft);
  return ok({ data: await answerQuotation(call, draft.id) });
};

export const duplicateQuotation: Handler<'duplicateQuotation'> = async (call) => {
  const row = await findQuotation(call.tx, call.params.id);
  if (!row) return problem('DPAY_QUOTATION_NOT_FOUND');
  const days = Math.max(daysBetween(row.quoted_on, row.valid_until), 0);
  const valid_until = addDays(todayOf(call), days);
  const draft = await keepDraft(call, { ...contentIn(row), valid_until });
  return 'kind' in draft ? draft : ok({ data: await answerQuotation(call, draft.id) }, { status: 201 });
};

export const deleteQuotation: Handler<'deleteQuotation'> = async (call) => {
  const { tx, now, session, by, params } = call;
  // The customer may answer at the same time.
  const row = await lockQuotation(tx, params.id);
  if (!row) return problem('DPAY_QUOTATION_NOT_FOUND');
  const decided = decideDelete(statusOf(row, todayOf(call)));
  if (!decided.ok) return problem(decided.problem.code);
  await markDeleted(tx, { id: row.id, byName: session.name, now });
  await tellOfQuotation(tx, row.id);
  await audit.record(tx, by, { action: 'invoice.quotation_deleted', target: row.id });
  return done();
};

const wantedOf = (body: Call<'createQuotation'>['body']): WantedQuotation => ({
  ...body,
  ppn_mode: body.ppn_mode ?? 'none',
});
