import { disbursements } from '@dasbor/sdk/resources';
import { useClient } from '../../../shared/lib/client.tsx';

/** Refunded payouts that need corrected data, as a file that can be uploaded again. */
export const useReturnedFile = (): ((id: string) => Promise<Blob>) => {
  const client = useClient(disbursements);
  return (id) => client.getDisbursementErrorFile({ path: { id }, query: { rows: 'returned' } });
};
