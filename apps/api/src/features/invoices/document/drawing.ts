import type { Language } from '../../../platform/problems.ts';
import type { InvoiceRow } from '../rows.ts';
import type { InvoiceSettings } from '../settings-repository.ts';
import type { DocumentWords } from './words.ts';

export type Seller = Pick<InvoiceSettings, 'company_name' | 'npwp' | 'address' | 'contact'>;

export type InvoiceDocument = {
  invoice: InvoiceRow;
  /** Where the customer pays. */
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
