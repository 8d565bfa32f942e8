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
  quotation_template: string;
  quotation_days: string;
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
  quotation_template: settings.quotation_template,
  quotation_days: String(settings.quotation_days),
});

const { number_template: template, ...rules } = INVOICE_SETTINGS_RULES;

/** A text that is no whole number is none. */
const readDays = (text: string): number => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN);

const numbers = decided((text: string) => template(text.trim()));
const days = decided((text: string) =>
  text.trim() === '' ? problem('DPAY_REQUIRED') : dueDaysProblem(readDays(text)),
);

export const settingsSchema: FormSchema<SettingsValues, undefined> = object({
  number_template: numbers,
  quotation_template: numbers,
  company_name: decided(rules.company_name),
  npwp: decided(rules.npwp),
  address: decided(rules.address),
  contact: decided(rules.contact),
  notes: decided(rules.notes),
  due_days: days,
  quotation_days: days,
});

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
  quotation_template: values.quotation_template.trim(),
  quotation_days: Number(values.quotation_days),
});
