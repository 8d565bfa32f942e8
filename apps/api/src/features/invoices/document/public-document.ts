import sql from 'sql-template-tag';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Mode } from '../../../platform/merchant/mode.ts';
import { readMerchantStanding } from '../../../platform/merchant/standing.ts';
import type { Language } from '../../../platform/problems.ts';
import { selectInvoices } from '../repository.ts';
import { documentOf } from './read.ts';
import type { DocumentFile } from './read.ts';

type Asked = { slug: string; mode: Mode; language: Language; checkoutUrl: string };

/** The document for whoever has the page. Undefined if the page is of no invoice, or the merchant does not make documents. */
export const documentOfPage = async (
  tx: Tx,
  { slug, ...how }: Asked,
): Promise<((deps: Pick<Deps, 'storage'>) => Promise<DocumentFile>) | undefined> => {
  const { flags } = await readMerchantStanding(tx, how.mode);
  if (!flags.invoice_document) return undefined;
  const ofPage = sql`checkout_slug = ${slug}`;
  const [invoice] = await selectInvoices(tx, ofPage, sql`limit 1`);
  return invoice && documentOf(tx, invoice, { ...how, masked: false });
};
