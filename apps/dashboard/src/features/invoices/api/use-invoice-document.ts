import { invoices } from '@dasbor/sdk/resources';
import { useClient } from '../../../shared/lib/client.tsx';
import type { Language } from '../../../shared/i18n/i18n.ts';

/** The invoice as PDF, which the server draws. */
export const useInvoiceDocument = (id: string): ((language: Language) => Promise<Blob>) => {
  const client = useClient(invoices);
  return (language) => client.getInvoiceDocument({ path: { id }, query: { language } });
};
