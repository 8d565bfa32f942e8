import { INVOICE, INVOICE_SETTINGS_RULES } from '@dasbor/domain/invoices';
import { audit } from '../../platform/audit.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Call, Handler, SuccessBody } from '../../spec/handlers.ts';
import { nextNumber } from './numbers.ts';
import type { Numbered } from './numbers.ts';
import { readInvoiceSettings, storeInvoiceSettings } from './settings-repository.ts';
import { todayOf } from './today.ts';

export const getInvoiceSettings: Handler<'getInvoiceSettings'> = async (call) =>
  ok({ data: await answer(call) });

/** Whoever saves last wins: it is what everybody sees on the next invoice. */
export const setInvoiceSettings: Handler<'setInvoiceSettings'> = async (call) => {
  const { body, tx, by } = call;
  const before = await readInvoiceSettings(tx);
  const stored = {
    ...body,
    quotation_template: body.quotation_template ?? before.quotation_template,
    quotation_days: body.quotation_days ?? before.quotation_days,
    company_name: body.company_name.trim(),
    npwp: body.npwp?.replaceAll(/\D/g, '') || null,
    address: body.address?.trim() || null,
    contact: body.contact?.trim() || null,
    notes: body.notes?.trim() || null,
  };
  const given = { ...body, quotation_template: stored.quotation_template };
  const errors = Object.entries(INVOICE_SETTINGS_RULES).flatMap(([field, rule]) => {
    const wrong = rule(given[field as keyof typeof INVOICE_SETTINGS_RULES] ?? '');
    return wrong ? [{ field, ...wrong }] : [];
  });
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  await storeInvoiceSettings(tx, stored);
  await audit.record(tx, by, { action: 'invoice.settings_changed', after: stored });
  return ok({ data: await answer(call) });
};

const answer = async (
  call: Pick<Call, 'tx' | 'now' | 'session'>,
): Promise<SuccessBody<'getInvoiceSettings'>['data']> => {
  const settings = await readInvoiceSettings(call.tx);
  const date = todayOf(call);
  const next = async (of: Numbered, template: string) =>
    (await nextNumber(call.tx, of, { template, date })).slice(0, INVOICE.longestNumber);
  return {
    ...settings,
    next_number: await next('invoice', settings.number_template),
    next_quotation_number: await next('quotation', settings.quotation_template),
  };
};
