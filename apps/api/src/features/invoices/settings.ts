import { INVOICE, INVOICE_SETTINGS_RULES, numberInSeries, numberSeries } from '@dasbor/domain/invoices';
import { audit } from '../../platform/audit.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Call, Handler, SuccessBody } from '../../spec/handlers.ts';
import { lastInSeries } from './repository.ts';
import { readInvoiceSettings, storeInvoiceSettings } from './settings-repository.ts';
import { todayOf } from './today.ts';

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
  const errors = Object.entries(INVOICE_SETTINGS_RULES).flatMap(([field, rule]) => {
    const wrong = rule(body[field as keyof typeof INVOICE_SETTINGS_RULES] ?? '');
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
  const series = numberSeries(settings.number_template, todayOf(call));
  const next = numberInSeries(series, (await lastInSeries(call.tx, series)) + 1);
  return { ...settings, next_number: next.slice(0, INVOICE.longestNumber) };
};
