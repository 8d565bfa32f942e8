import {
  INVOICE,
  numberInSeries,
  numberSeries,
  numberTemplateProblem,
  STANDARD_NUMBER_TEMPLATE,
  taxNumberProblem,
} from '@dasbor/domain/invoices';
import type { PpnMode } from '@dasbor/domain/invoices';
import { labelProblem, notesProblem } from '@dasbor/domain/kernel';
import sql from 'sql-template-tag';
import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Call, Handler, SuccessBody } from '../../spec/handlers.ts';
import { lastInSeries } from './repository.ts';
import { todayOf } from './today.ts';

export type InvoiceSettings = {
  number_template: string;
  company_name: string;
  npwp: string | null;
  address: string | null;
  contact: string | null;
  notes: string | null;
  ppn_mode: PpnMode;
  due_days: number;
};

const STANDARD_DUE_DAYS = 14;

export const readInvoiceSettings = async (tx: Tx): Promise<InvoiceSettings> => {
  const own = await tx.maybe<InvoiceSettings>(sql`
    select number_template, company_name, npwp, address, contact, notes, ppn_mode, due_days from invoice_settings`);
  if (own) return own;
  const { name } = await tx.one<{ name: string }>(sql`select legal_name as name from merchant`);
  return {
    number_template: STANDARD_NUMBER_TEMPLATE,
    company_name: name,
    npwp: null,
    address: null,
    contact: null,
    notes: null,
    ppn_mode: 'none',
    due_days: STANDARD_DUE_DAYS,
  };
};

export const getInvoiceSettings: Handler<'getInvoiceSettings'> = async (call) =>
  ok({ data: await answer(call) });

/** Whoever saves last wins: it is what everybody sees on the next invoice. */
export const setInvoiceSettings: Handler<'setInvoiceSettings'> = async (call) => {
  const { body, tx, by } = call;
  const stored = {
    ...body,
    company_name: body.company_name.trim(),
    npwp: body.npwp?.replaceAll(/\D/g, '') || null,
    address: body.address?.trim() || null,
    contact: body.contact?.trim() || null,
    notes: body.notes?.trim() || null,
  };
  const found = {
    number_template: numberTemplateProblem(body.number_template),
    company_name: labelProblem(stored.company_name),
    npwp: body.npwp ? taxNumberProblem(body.npwp) : undefined,
    address: notesProblem(stored.address),
    contact: stored.contact === null ? undefined : labelProblem(stored.contact),
    notes: notesProblem(stored.notes),
  };
  const errors = Object.entries(found).flatMap(([field, wrong]) => (wrong ? [{ field, ...wrong }] : []));
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  await tx.run(sql`
    insert into invoice_settings
      (merchant_id, number_template, company_name, npwp, address, contact, notes, ppn_mode, due_days)
    values (current_setting('app.merchant_id'), ${stored.number_template}, ${stored.company_name}, ${stored.npwp},
            ${stored.address}, ${stored.contact}, ${stored.notes}, ${stored.ppn_mode}, ${stored.due_days})
    on conflict (merchant_id) do update set number_template = excluded.number_template,
       company_name = excluded.company_name, npwp = excluded.npwp, address = excluded.address, contact = excluded.contact,
       notes = excluded.notes, ppn_mode = excluded.ppn_mode, due_days = excluded.due_days`);
  await audit.record(tx, by, { action: 'invoice.settings_changed', after: stored });
  return ok({ data: await answer(call) });
};

const answer = async (
  call: Pick<Call, 'tx' | 'now' | 'session'>,
): Promise<SuccessBody<'getInvoiceSettings'>['data']> => {
  const settings = await readInvoiceSettings(call.tx);
  const series = numberSeries(settings.number_template, todayOf(call));
  const next = numberInSeries(series, (await lastInSeries(call.tx, series)) + 1);
  return { ...settings, next_number: next.slice(0, INVOICE.longestNumber) };
};
