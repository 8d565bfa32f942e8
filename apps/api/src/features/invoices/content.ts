import { normalizePhone } from '@dasbor/domain/auth';
import { searchedName } from '@dasbor/domain/customers';
import { INVOICE, ppnRateOn, taxedAmount } from '@dasbor/domain/invoices';
import type { WantedInvoice } from '@dasbor/domain/invoices';
import { addDays, jakartaDayBounds, rupiah } from '@dasbor/domain/kernel';
import { itemsTotal } from '@dasbor/domain/orders';
import { searchText } from '../../platform/list/find.ts';
import type { Kept } from '../customers/public.ts';
import type { InvoiceRow } from './rows.ts';

/** What a valid invoice is stored as, with its PPN. */
export const contentOf = (wanted: WantedInvoice) => {
  const { items, ppn_mode, start_date, customer, allow_partial_payment: inParts } = wanted;
  const taxed = taxedAmount(rupiah(itemsTotal(items)), ppn_mode, start_date);
  const phone = normalizePhone(customer.mobile ?? '');
  return {
    number: wanted.number ?? null,
    name: wanted.name.trim(),
    start_date,
    due_date: wanted.due_date,
    customer_name: customer.name?.trim() ?? '',
    customer_email: customer.email?.trim() || null,
    customer_mobile: phone.ok ? phone.value : '',
    customer_address: customer.address?.trim() || null,
    customer_npwp: customer.npwp?.replaceAll(/\D/g, '') || null,
    items: items.map(({ sku, name, description, quantity, price }) => ({
      sku: sku?.trim() || null,
      name: name.trim(),
      description: description?.trim() || null,
      quantity,
      price,
    })),
    ppn_mode,
    ppn_basis_points: ppn_mode === 'none' ? 0 : ppnRateOn(start_date).basisPoints,
    subtotal_amount: String(taxed.subtotal),
    tax_base_amount: String(taxed.taxBase),
    ppn_amount: String(taxed.ppn),
    total_amount: String(taxed.total),
    outstanding_at_issue: String(wanted.outstanding_amount ?? taxed.total),
    allow_partial_payment: inParts,
    minimum_payment: inParts ? String(wanted.minimum_payment) : null,
    notes: wanted.notes?.trim() || null,
  };
};

/** The order's items add up to its total, so PPN on top is one of them. */
const soldItems = (row: Pick<InvoiceRow, 'items' | 'ppn_amount' | 'ppn_mode'>) => {
  const items = row.items.map(({ name, quantity, price }) => ({ name, quantity, price }));
  const ppn = Number(row.ppn_amount);
  return row.ppn_mode === 'on_top' && ppn > 0 ? [...items, { name: 'PPN', quantity: 1, price: ppn }] : items;
};

/** The order that collects a draft's money. */
export const orderOf = (draft: InvoiceRow, number: string, buyer: Kept) => ({
  reference_id: number,
  subaccount_id: null,
  payment_type: draft.allow_partial_payment ? ('partial' as const) : ('full' as const),
  is_payment_link: false,
  items: soldItems(draft),
  notes: draft.notes,
  totalAmount: Number(draft.total_amount),
  discountAmount: 0,
  expiresAt: jakartaDayBounds(addDays(draft.due_date, INVOICE.payableAfterDue)).to,
  buyer,
  invoice: {
    id: draft.id,
    minimumPayment: draft.minimum_payment === null ? null : Number(draft.minimum_payment),
  },
});

export const wordsOf = (
  id: string,
  number: string | null,
  { name, customer }: Pick<WantedInvoice, 'name' | 'customer'>,
): string => searchText(id, number, name, searchedName(customer.name ?? ''));
