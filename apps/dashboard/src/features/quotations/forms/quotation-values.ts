import { addDays, type CalendarDate } from '@dasbor/domain/kernel';
import { quotationFormProblems, type WantedQuotation } from '@dasbor/domain/quotations';
import { object } from 'yup';
import type { FormSchema } from '../../../shared/forms/schema.ts';
import type { FormState } from '../../../shared/forms/use-form.tsx';
import { contentFields, emptyInvoice, invoiceBodyOf, type InvoiceValues } from '../../invoices/public.ts';
import type { NewQuotation, Quotation } from '../api/types.ts';

/** What an invoice would say, as typed, and how long it is offered. */
export type QuotationValues = InvoiceValues & { valid_until: string };
export type QuotationFormState = FormState<QuotationValues>;

type Settings = Parameters<typeof emptyInvoice>[0];

export const emptyQuotation = (settings: Settings, today: CalendarDate): QuotationValues => ({
  ...emptyInvoice(settings, today),
  // The notes of the settings are about paying.
  notes: '',
  valid_until: addDays(today, settings.quotation_days),
});

/** A draft as it was saved. Whoever sees masked contacts enters them again. */
export const valuesOf = (
  draft: Quotation,
  { empty, isMasked }: { empty: QuotationValues; isMasked: boolean },
): QuotationValues => {
  const { customer, items = [] } = draft;
  const seen = (text: string | null) => (isMasked ? '' : (text ?? ''));
  return {
    ...empty,
    name: draft.name,
    valid_until: draft.valid_until,
    customer: {
      name: customer.name,
      email: seen(customer.email),
      mobile: seen(customer.mobile),
      address: seen(customer.address),
      npwp: seen(customer.npwp),
    },
    items: items.map(({ sku, name, description, quantity, price }) => ({
      sku: sku ?? '',
      name,
      description: description ?? '',
      quantity: String(quantity),
      price: String(price),
    })),
    ppn_mode: draft.ppn_mode,
    notes: draft.notes ?? '',
  };
};

/** Of valid values. */
export const bodyOf = (values: QuotationValues, isDraft: boolean): NewQuotation => {
  const { name, customer, items, ppn_mode, notes } = invoiceBodyOf(values, isDraft);
  return {
    name,
    valid_until: values.valid_until,
    customer,
    items,
    ...(ppn_mode ? { ppn_mode } : {}),
    ...(notes ? { notes } : {}),
    is_draft: isDraft,
  };
};

type Around = { today: CalendarDate };

const { at, content } = contentFields<QuotationValues, Around>((values, { today }) =>
  quotationFormProblems({ ...(bodyOf(values, true) as WantedQuotation), ppn_mode: values.ppn_mode }, today),
);

export const quotationSchema: FormSchema<QuotationValues, Around> = object({
  ...content,
  valid_until: at('valid_until'),
});
