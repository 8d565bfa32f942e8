import { dueDaysProblem, INVOICE_SETTINGS_RULES, type PpnMode } from '@dasbor/domain/invoices';
import { problem } from '@dasbor/domain/kernel';
import { object } from 'yup';
import { decided, type FormSchema } from '../../../shared/forms/schema.ts';
import type { InvoiceSettings, SaveSettings } from '../api/types.ts';

export type SettingsValues = {
  number_template: string;
  company_name: string;
  npwp: string;
  address: string;
  contact: string;
  notes: string;
  ppn_mode: PpnMode;
  due_days: string;
};

export const settingsValues = (settings: InvoiceSettings): SettingsValues => ({
  number_template: settings.number_template,
  company_name: settings.company_name,
  npwp: settings.npwp ?? '',
  address: settings.address ?? '',
  contact: settings.contact ?? '',
  notes: settings.notes ?? '',
  ppn_mode: settings.ppn_mode,
  due_days: String(settings.due_days),
});

const { number_template, ...rules } = INVOICE_SETTINGS_RULES;

export const settingsSchema: FormSchema<SettingsValues, undefined> = object({
  number_template: decided((text: string) => number_template(text.trim())),
  company_name: decided(rules.company_name),
  npwp: decided(rules.npwp),
  address: decided(rules.address),
  contact: decided(rules.contact),
  notes: decided(rules.notes),
  due_days: decided((text: string) =>
    text.trim() === '' ? problem('DPAY_REQUIRED') : dueDaysProblem(readDays(text)),
  ),
});

/** A text that is no whole number is none. */
const readDays = (text: string): number => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN);

/** Of valid values. */
export const settingsBody = (values: SettingsValues): SaveSettings => ({
  number_template: values.number_template.trim(),
  company_name: values.company_name.trim(),
  npwp: values.npwp.trim() || null,
  address: values.address.trim() || null,
  contact: values.contact.trim() || null,
  notes: values.notes.trim() || null,
  ppn_mode: values.ppn_mode,
  due_days: Number(values.due_days),
});
