import type { Deps } from '../../../deps.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Mode } from '../../../platform/merchant/mode.ts';
import type { Language } from '../../../platform/problems.ts';
import { publishedLogoId } from '../../checkout-appearance/public.ts';
import { printedImage } from '../../images/public.ts';
import { documentOfInvoice } from '../own-document/repository.ts';
import { keyOf } from '../own-document/store.ts';
import { shown, urlOf } from '../rows.ts';
import type { InvoiceRow } from '../rows.ts';
import { readInvoiceSettings } from '../settings-repository.ts';
import { drawInvoice } from './draw.ts';

export type DocumentFile = { name: string; bytes: Uint8Array };
type How = { mode: Mode; language: Language; masked: boolean; checkoutUrl: string };

/** The merchant's own document, or reads what the generated one shows. The rest needs no transaction. */
export const documentOf = async (
  tx: Tx,
  invoice: InvoiceRow,
  { mode, language, masked, checkoutUrl }: How,
): Promise<(deps: Pick<Deps, 'storage'>) => Promise<DocumentFile>> => {
  // It cannot hide its contacts from those who may not see them.
  const own = masked ? undefined : await documentOfInvoice(tx, invoice.id);
  if (own) return async ({ storage }) => ({ name: fileName(invoice), bytes: await fileOf(storage, own.id) });
  const seller = await readInvoiceSettings(tx);
  const logoId = await publishedLogoId(tx);
  return async (deps) => ({
    name: fileName(invoice),
    bytes: await drawInvoice({
      invoice: maskedIf(masked, invoice),
      // It leads to the document of whoever has the page.
      pageUrl: masked ? null : urlOf(invoice, checkoutUrl),
      seller,
      logo: logoId === null ? undefined : await printedImage(deps, logoId),
      isSandbox: mode === 'sandbox',
      language,
    }),
  });
};

const fileOf = async (storage: Deps['storage'], id: string): Promise<Uint8Array> => {
  const bytes = await storage.get(keyOf(id));
  if (!bytes) throw new Error(`The file of ${id} is not in the storage`);
  return bytes;
};

const maskedIf = (masked: boolean, invoice: InvoiceRow): InvoiceRow => ({
  ...invoice,
  customer_name: shown('name', invoice.customer_name, masked),
  customer_address: shown('address', invoice.customer_address, masked),
  customer_npwp: masked && invoice.customer_npwp !== null ? '***' : invoice.customer_npwp,
});

/** `INV/2026/XI/0001` → `invoice-INV-2026-XI-0001.pdf` */
const fileName = ({ number, id }: InvoiceRow): string =>
  `invoice-${(number ?? id).replaceAll(/[^A-Za-z0-9_.-]+/g, '-')}.pdf`;
