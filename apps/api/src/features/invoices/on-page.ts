import { isPastDue } from '@dasbor/domain/invoices';
import type { PpnMode } from '@dasbor/domain/invoices';
import { jakartaDate } from '@dasbor/domain/kernel';
import { CHANNELS } from '@dasbor/domain/payments';
import { calendarNow } from '@dasbor/domain/sandbox-clock';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { Mode } from '../../platform/merchant/mode.ts';
import { readMerchantStanding } from '../../platform/merchant/standing.ts';
import type { SuccessBody } from '../../spec/handlers.ts';
import { selectInvoicePayments } from './payment-repository.ts';
import type { InvoicePaymentRow } from './payment-repository.ts';
import { documentUrl } from './rows.ts';
import type { StoredItem } from './rows.ts';
import { readInvoiceSettings } from './settings-repository.ts';

type PageInvoice = NonNullable<SuccessBody<'getCheckout'>['data']['invoice']>;
export type InvoiceOnPage = {
  facts: Omit<PageInvoice, 'document_url'>;
  isDeleted: boolean;
  hasDocuments: boolean;
  /** What the order's items do not say. Items of the order after these are PPN. */
  items: readonly Pick<StoredItem, 'sku' | 'description'>[];
};

type Row = Pick<PageInvoice, 'number' | 'name' | 'start_date' | 'due_date' | 'ppn_basis_points'> & {
  mode: Mode;
  ppn_mode: PpnMode;
  subtotal_amount: string;
  tax_base_amount: string;
  ppn_amount: string;
  is_deleted: boolean;
  items: readonly StoredItem[];
};

/** Within the contract's limit. */
const MOST_PAYMENTS = 50;

/** What everybody who has the address may read of an invoice, also of a deleted one: nothing of its customer. */
export const invoiceOnPage = async (
  tx: Tx,
  id: string,
  { now, remaining }: { now: Date; remaining: number },
): Promise<InvoiceOnPage> => {
  const row = await tx.one<Row>(sql`
    select mode, number, name, start_date, due_date, ppn_mode, ppn_basis_points, subtotal_amount, tax_base_amount, ppn_amount,
           deleted_at is not null as is_deleted, items
      from invoice where id = ${id}`);
  const newestFirst = await selectInvoicePayments(
    tx,
    sql`invoice_id = ${id} and reversed_at is null`,
    sql`order by created_at desc, id desc limit ${MOST_PAYMENTS}`,
  );
  const { mode, is_deleted: isDeleted, items, ...shown } = row;
  const standing = await readMerchantStanding(tx, mode);
  const today = jakartaDate(calendarNow(now, standing));
  return {
    isDeleted,
    hasDocuments: standing.flags.invoice_document,
    items,
    facts: {
      ...shown,
      company_name: (await readInvoiceSettings(tx)).company_name,
      is_late: !isDeleted && remaining > 0 && isPastDue(row.due_date, today),
      subtotal_amount: Number(row.subtotal_amount),
      tax_base_amount: Number(row.tax_base_amount),
      ppn_amount: Number(row.ppn_amount),
      payments: newestFirst.toReversed().map(toPagePayment),
    },
  };
};

/** `page` is the address of its page. */
export const toPageInvoice = (
  { facts, isDeleted, hasDocuments }: InvoiceOnPage,
  page: string,
): PageInvoice => ({
  ...facts,
  document_url: isDeleted ? null : documentUrl(page, hasDocuments),
});

const toPagePayment = (row: InvoicePaymentRow): PageInvoice['payments'][number] => ({
  payment_id: row.payment_id,
  method: row.method,
  channel_name: channelName(row),
  amount: Number(row.amount),
  paid_on: row.paid_on,
});

const channelName = ({ method, channel }: InvoicePaymentRow): string | null =>
  method === 'manual' ? null : (CHANNELS[method].find((one) => one.channel === channel)?.name ?? channel);
