import { normalizePhone } from '@dasbor/domain/auth';
import { searchedName } from '@dasbor/domain/customers';
import {
  decidePause,
  decideResume,
  decideStop,
  firstRun,
  recurringFormProblems,
} from '@dasbor/domain/recurring-invoices';
import type { RecurringContent, WantedRecurring } from '@dasbor/domain/recurring-invoices';
import sql, { empty } from 'sql-template-tag';
import { audit } from '../../platform/audit.ts';
import { searchText } from '../../platform/list/find.ts';
import { outbox } from '../../platform/work/outbox.ts';
import { answerList } from '../../spec/answer/answer-list.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Call, Handler } from '../../spec/handlers.ts';
import { todayOf } from '../invoices/public.ts';
import {
  changeRecurring,
  countRecurring,
  findRecurring,
  insertRecurring,
  lockRecurring,
  runsOf,
  selectRecurring,
} from './repository.ts';
import { ruleOf, toRecurring, toWholeRecurring } from './rows.ts';
import type { Recurring, RecurringRow } from './rows.ts';

export const listRecurringInvoices: Handler<'listRecurringInvoices'> = (call) => {
  const { status } = call.query.filters ?? {};
  return answerList(call, {
    of: sql`true`,
    filtered: status ? sql`and status = any(${status}::text[])` : empty,
    select: selectRecurring,
    count: countRecurring,
    present: async (rows) => rows.map((row) => toRecurring(row, call.session.masksPersonalData)),
  });
};

export const getRecurringInvoice: Handler<'getRecurringInvoice'> = async (call) => {
  const row = await findRecurring(call.tx, call.params.id);
  return row ? ok({ data: await answer(call, row.id) }) : problem('DPAY_RECURRING_INVOICE_NOT_FOUND');
};

export const createRecurringInvoice: Handler<'createRecurringInvoice'> = async (call) => {
  const { tx, now, deps, session, by } = call;
  const wanted = wantedOf(call.body);
  const errors = recurringFormProblems(wanted, todayOf(call));
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  const id = deps.ids.next('recurring_invoice', now);
  const content = contentOf(wanted);
  const name = wanted.name.trim();
  const customer_name = content.customer.name ?? '';
  const row: RecurringRow = {
    id,
    status: 'active',
    pause_reason: null,
    pause_code: null,
    name,
    customer_name,
    content,
    day: wanted.day,
    first_date: wanted.first_date,
    due_days: wanted.due_days,
    end_kind: wanted.end,
    end_count: wanted.end_count,
    end_date: wanted.end_date,
    makes_drafts: wanted.makes_drafts,
    is_mailed: wanted.is_mailed && !wanted.makes_drafts,
    next_date: firstRun(wanted),
    made_count: 0,
    created_by_id: session.userId,
    created_by_name: session.name,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
    updated_by_name: session.name,
  };
  await insertRecurring(tx, { ...row, search_text: searchText(id, null, name, searchedName(customer_name)) });
  await tell(call, id);
  await audit.record(tx, by, { action: 'invoice.recurring_created', target: id, after: row });
  return ok({ data: await answer(call, id) }, { status: 201 });
};

export const pauseRecurringInvoice: Handler<'pauseRecurringInvoice'> = (call) =>
  change(call, 'invoice.recurring_paused', (row) => {
    const decided = decidePause(row.status);
    return decided.ok ? { ...row, status: 'paused', pause_reason: 'person' } : decided;
  });

export const resumeRecurringInvoice: Handler<'resumeRecurringInvoice'> = (call) =>
  change(call, 'invoice.recurring_resumed', (row) => {
    const { status, next_date, made_count: made } = row;
    const decided = decideResume({ ...ruleOf(row), status, next_date, made }, todayOf(call));
    return decided.ok
      ? { ...row, status: 'active', next_date: decided.value, pause_reason: null, pause_code: null }
      : decided;
  });

export const stopRecurringInvoice: Handler<'stopRecurringInvoice'> = (call) =>
  change(call, 'invoice.recurring_stopped', (row) => {
    const decided = decideStop(row.status);
    return decided.ok ? { ...row, status: 'stopped', pause_reason: null, pause_code: null } : decided;
  });

type ChangeCall =
  | Call<'pauseRecurringInvoice'>
  | Call<'resumeRecurringInvoice'>
  | Call<'stopRecurringInvoice'>;
type Decide = (row: RecurringRow) => RecurringRow | { ok: false; problem: { code: string } };

const change = async (call: ChangeCall, action: string, decide: Decide) => {
  const { tx, now, session, by, params } = call;
  const row = await lockRecurring(tx, params.id);
  if (!row) return problem('DPAY_RECURRING_INVOICE_NOT_FOUND');
  const changed = decide(row);
  if ('problem' in changed) return problem(changed.problem.code);
  await changeRecurring(tx, row.id, changed, { now, byName: session.name });
  await tell(call, row.id);
  await audit.record(tx, by, { action, target: row.id, before: row.status, after: changed.status });
  return ok({ data: await answer(call, row.id) });
};

const answer = async ({ tx, session }: Pick<Call, 'tx' | 'session'>, id: string): Promise<Recurring> =>
  toWholeRecurring(
    (await findRecurring(tx, id)) as RecurringRow,
    await runsOf(tx, id),
    session.masksPersonalData,
  );

const tell = ({ tx }: Pick<Call, 'tx'>, id: string): Promise<void> =>
  outbox.add(tx, { topic: 'invoice.recurring_updated', aggregate: id, payload: {} });

const wantedOf = (body: Call<'createRecurringInvoice'>['body']): WantedRecurring => {
  const end = body.end ?? 'never';
  return {
    ...body,
    end,
    end_count: end === 'after' ? (body.end_count ?? null) : null,
    end_date: end === 'on' ? (body.end_date ?? null) : null,
    ppn_mode: body.ppn_mode ?? 'none',
    allow_partial_payment: body.allow_partial_payment ?? false,
    makes_drafts: body.makes_drafts ?? false,
    is_mailed: body.is_mailed ?? false,
  };
};

/** As its invoices will say it. */
const contentOf = (wanted: WantedRecurring): RecurringContent => {
  const { name, email, mobile, address, npwp } = wanted.customer;
  const phone = normalizePhone(mobile ?? '');
  return {
    name: wanted.name.trim(),
    customer: {
      name: name?.trim() ?? '',
      email: email?.trim() || null,
      mobile: phone.ok ? phone.value : '',
      address: address?.trim() || null,
      npwp: npwp?.replaceAll(/\D/g, '') || null,
    },
    items: wanted.items,
    ppn_mode: wanted.ppn_mode,
    allow_partial_payment: wanted.allow_partial_payment,
    minimum_payment: wanted.allow_partial_payment ? wanted.minimum_payment : null,
    notes: wanted.notes?.trim() || null,
  };
};
