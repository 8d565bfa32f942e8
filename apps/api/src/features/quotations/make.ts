import { searchedName } from '@dasbor/domain/customers';
import { invoiceOfQuotation, quotationFormProblems } from '@dasbor/domain/quotations';
import type { QuotationContent, WantedQuotation } from '@dasbor/domain/quotations';
import type { CalendarDate } from '@dasbor/domain/kernel';
import { audit } from '../../platform/audit.ts';
import { searchText } from '../../platform/list/find.ts';
import { newSlug } from '../../platform/slug.ts';
import { problem } from '../../spec/handlers.ts';
import type { Call, Refusal } from '../../spec/handlers.ts';
import { contentOf, numbersFor, todayOf } from '../invoices/public.ts';
import { tellOfQuotation } from './answer.ts';
import { findQuotation, storeQuotation } from './repository.ts';
import type { QuotationRow, StoredQuotation } from './rows.ts';

type Making = Pick<Call, 'tx' | 'now' | 'by' | 'session' | 'deps'>;

/** Stores a draft, new or changed. */
export const keepDraft = async (
  call: Making,
  wanted: WantedQuotation,
  existing?: QuotationRow,
): Promise<QuotationRow | Refusal> => {
  const { tx, now, session, by } = call;
  const today = todayOf(call);
  const errors = quotationFormProblems(wanted, today);
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  const id = existing?.id ?? call.deps.ids.next('quotation', now);
  const row: StoredQuotation = {
    ...storedContent(wanted, today),
    id,
    number: null,
    valid_until: wanted.valid_until,
    slug: null,
    created_by_id: existing?.created_by_id ?? session.userId,
    created_by_name: existing?.created_by_name ?? session.name,
    created_at: existing?.created_at ?? now.toISOString(),
    updated_at: now.toISOString(),
    issued_at: null,
    issued_by_name: null,
  };
  await store(call, row);
  const action = existing ? 'invoice.quotation_changed' : 'invoice.quotation_created';
  await audit.record(tx, by, { action, target: id, before: existing, after: row });
  return (await findQuotation(tx, id)) as QuotationRow;
};

/** Gives a draft, which the caller has locked or just made, its date, number and page. PPN is that of the day. */
export const issue = async (call: Making, draft: QuotationRow): Promise<void> => {
  const { tx, now, session, by } = call;
  const today = todayOf(call);
  const numbers = await numbersFor(tx, 'quotation', [{ id: draft.id, number: null, start_date: today }]);
  const { id, valid_until, created_by_id, created_by_name, created_at } = draft;
  const row: StoredQuotation = {
    ...storedContent(contentIn(draft), today),
    id,
    number: numbers.get(id) as string,
    valid_until,
    slug: newSlug(),
    created_by_id,
    created_by_name,
    created_at,
    updated_at: now.toISOString(),
    issued_at: now.toISOString(),
    issued_by_name: session.name,
  };
  await store(call, row);
  // Whoever has the slug can answer.
  const { slug: _, ...after } = row;
  await audit.record(tx, by, { action: 'invoice.quotation_issued', target: id, after });
};

/** What a stored quotation offers, as it was wanted. */
export const contentIn = (row: QuotationRow): QuotationContent => ({
  name: row.name,
  customer: {
    name: row.customer_name,
    email: row.customer_email,
    mobile: row.customer_mobile,
    address: row.customer_address,
    npwp: row.customer_npwp,
  },
  items: row.items,
  ppn_mode: row.ppn_mode,
  notes: row.notes,
});

/** Stored as its invoice would be. */
const storedContent = (wanted: QuotationContent, today: CalendarDate) => {
  const {
    number: _n,
    start_date: quoted_on,
    due_date: _d,
    outstanding_at_issue: _o,
    allow_partial_payment: _a,
    minimum_payment: _m,
    ...content
  } = contentOf(invoiceOfQuotation(wanted, { date: today, dueDays: 0 }));
  return { ...content, quoted_on };
};

const store = async ({ tx }: Making, row: StoredQuotation): Promise<void> => {
  const search_text = searchText(row.id, row.number, row.name, searchedName(row.customer_name));
  await storeQuotation(tx, { ...row, search_text });
  await tellOfQuotation(tx, row.id);
};
