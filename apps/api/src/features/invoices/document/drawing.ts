import type { Language } from '../../../platform/problems.ts';
import type { InvoiceRow } from '../rows.ts';
import type { InvoiceSettings } from '../settings-repository.ts';
import type { DocumentKind, DocumentWords } from './words.ts';

export type Seller = Pick<InvoiceSettings, 'company_name' | 'npwp' | 'address' | 'contact'>;

/** What a document says. A quotation's last valid day is its `due_date`. */
export type DocumentContent = Pick<
  InvoiceRow,
  | 'id'
  | 'number'
  | 'name'
  | 'start_date'
  | 'due_date'
  | 'customer_name'
  | 'customer_address'
  | 'customer_npwp'
  | 'items'
  | 'ppn_mode'
  | 'ppn_basis_points'
  | 'subtotal_amount'
  | 'tax_base_amount'
  | 'ppn_amount'
  | 'total_amount'
  | 'outstanding_amount'
  | 'minimum_payment'
  | 'notes'
  | 'updated_at'
  | 'issued_at'
  | 'paid_at'
>;

export type InvoiceDocument = {
  kind: DocumentKind;
  invoice: DocumentContent;
  /** Where the customer pays or answers. */
  pageUrl: string | null;
  seller: Seller;
  /** A JPEG. */
  logo: Uint8Array | undefined;
  isSandbox: boolean;
  language: Language;
};

/** What each part needs to be drawn. */
export type Drawing = InvoiceDocument & {
  words: DocumentWords;
  money: (amount: number | string) => string;
  date: (day: string) => string;
};
