import { INVOICE, numberTemplateProblem, type PpnMode, taxNumberProblem } from '@dasbor/domain/invoices';
import { labelProblem, notesProblem, problem } from '@dasbor/domain/kernel';
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

const optional = (rule: (text: string) => ReturnType<typeof labelProblem>) =>
  decided((text: string) => (text.trim() === '' ? undefined : rule(text)));

/** An invoice is due on its own day at the earliest. */
const dueDaysProblem = (text: string) => {
  if (text.trim() === '') return problem('DPAY_REQUIRED');
  const { longestTerm: max } = INVOICE;
  if (!/^\d{1,3}$/.test(text.trim())) return problem('DPAY_FIELD_TOO_SMALL', { min: 0 });
  return Number(text) > max ? problem('DPAY_FIELD_TOO_LARGE', { max }) : undefined;
};

export const settingsSchema: FormSchema<SettingsValues, undefined> = object({
  number_template: decided((text: string) => numberTemplateProblem(text.trim())),
  company_name: decided(labelProblem),
  npwp: optional((text) => taxNumberProblem(text) as ReturnType<typeof labelProblem>),
  address: decided(notesProblem),
  contact: optional(labelProblem),
  notes: decided(notesProblem),
  due_days: decided(dueDaysProblem),
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
});
