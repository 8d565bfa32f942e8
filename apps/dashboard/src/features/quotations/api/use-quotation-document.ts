import { quotations } from '@dasbor/sdk/resources';
import { useClient } from '../../../shared/lib/client.tsx';
import type { Language } from '../../../shared/i18n/i18n.ts';

/** The quotation as PDF, which the server draws. */
export const useQuotationDocument = (id: string): ((language: Language) => Promise<Blob>) => {
  const client = useClient(quotations);
  return (language) => client.getQuotationDocument({ path: { id }, query: { language } });
};
