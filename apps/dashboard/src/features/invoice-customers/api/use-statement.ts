import { invoiceCustomers } from '@dasbor/sdk/resources';
import { useClient } from '../../../shared/lib/client.tsx';
import type { StatementQuery } from './types.ts';

/** A statement of account as a file that the server makes. */
export const useStatement = (id: string): ((query: StatementQuery) => Promise<Blob>) => {
  const client = useClient(invoiceCustomers);
  return (query) => client.getInvoiceCustomerStatement({ path: { id }, query });
};
