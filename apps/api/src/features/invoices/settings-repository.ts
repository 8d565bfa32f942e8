import { STANDARD_NUMBER_TEMPLATE } from '@dasbor/domain/invoices';
import type { PpnMode } from '@dasbor/domain/invoices';
import { QUOTATION } from '@dasbor/domain/quotations';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';

export type InvoiceSettings = {
  number_template: string;
  company_name: string;
  npwp: string | null;
  address: string | null;
  contact: string | null;
  notes: string | null;
  ppn_mode: PpnMode;
  due_days: number;
  quotation_template: string;
  quotation_days: number;
};

const STANDARD_DUE_DAYS = 14;

/** The merchant's own settings, or the standard ones with its legal name. */
export const readInvoiceSettings = async (tx: Tx): Promise<InvoiceSettings> => {
  const own = await tx.maybe<InvoiceSettings>(sql`
    select number_template, company_name, npwp, address, contact, notes, ppn_mode, due_days,
           quotation_template, quotation_days from invoice_settings`);
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
    quotation_template: QUOTATION.standardTemplate,
    quotation_days: QUOTATION.standardDays,
  };
};

export const storeInvoiceSettings = async (tx: Tx, settings: InvoiceSettings): Promise<void> => {
  const { number_template, company_name, npwp, address, contact, notes, ppn_mode, due_days } = settings;
  const { quotation_template, quotation_days } = settings;
  await tx.run(sql`
    insert into invoice_settings
      (merchant_id, number_template, company_name, npwp, address, contact, notes, ppn_mode, due_days, quotation_template,
       quotation_days)
    values (current_setting('app.merchant_id'), ${number_template}, ${company_name}, ${npwp}, ${address}, ${contact},
            ${notes}, ${ppn_mode}, ${due_days}, ${quotation_template}, ${quotation_days})
    on conflict (merchant_id) do update set number_template = excluded.number_template,
       company_name = excluded.company_name, npwp = excluded.npwp, address = excluded.address, contact = excluded.contact,
       notes = excluded.notes, ppn_mode = excluded.ppn_mode, due_days = excluded.due_days,
       quotation_template = excluded.quotation_template, quotation_days = excluded.quotation_days`);
};
