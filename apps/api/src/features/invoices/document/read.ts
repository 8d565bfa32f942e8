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
import type { DocumentContent } from './drawing.ts';
import type { DocumentKind } from './words.ts';

export type DocumentFile = { name: string; bytes: Uint8Array };
/** The rest needs no transaction. */
export type DrawDocument = (deps: Pick<Deps, 'storage'>) => Promise<DocumentFile>;
type How = { mode: Mode; language: Language; masked: boolean; checkoutUrl: string };

/** The merchant's own document, or reads what the generated one shows. */
export const documentOf = async (
  tx: Tx,
  invoice: InvoiceRow,
  { checkoutUrl, ...how }: How,
): Promise<DrawDocument> => {
  // It cannot hide its contacts from those who may not see them.
  const own = how.masked ? undefined : await documentOfInvoice(tx, invoice.id);
  if (own)
    return async ({ storage }) => ({
      name: fileName('invoice', invoice),
      bytes: await fileOf(storage, own.id),
    });
  return contentDocument(tx, invoice, { ...how, kind: 'invoice', pageUrl: urlOf(invoice, checkoutUrl) });
};

/** The same for what was read before. */
export const contentDocument = async (
  tx: Tx,
  content: DocumentContent,
  {
    kind,
    mode,
    language,
    masked,
    pageUrl,
  }: Omit<How, 'checkoutUrl'> & { kind: DocumentKind; pageUrl: string | null },
): Promise<DrawDocument> => {
  const seller = await readInvoiceSettings(tx);
  const logoId = await publishedLogoId(tx);
  return async (deps) => ({
    name: fileName(kind, content),
    bytes: await drawInvoice({
      kind,
      invoice: maskedIf(masked, content),
      // It leads to the document of whoever has the page.
      pageUrl: masked ? null : pageUrl,
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

const maskedIf = (masked: boolean, invoice: DocumentContent): DocumentContent => ({
  ...invoice,
  customer_name: shown('name', invoice.customer_name, masked),
  customer_address: shown('address', invoice.customer_address, masked),
  customer_npwp: masked && invoice.customer_npwp !== null ? '***' : invoice.customer_npwp,
});

/** `INV/2026/XI/0001` → `invoice-INV-2026-XI-0001.pdf` */
const fileName = (kind: DocumentKind, { number, id }: DocumentContent): string =>
  `${kind}-${(number ?? id).replaceAll(/[^A-Za-z0-9_.-]+/g, '-')}.pdf`;
