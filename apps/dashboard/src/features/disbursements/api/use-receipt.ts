import { disbursements } from '@dasbor/sdk/resources';
import { useClient } from '../../../shared/lib/client.tsx';

/** The receipt of a payout that arrived, as a PDF in the reader's language. */
export const useReceipt = (): ((itemId: string) => Promise<Blob>) => {
  const client = useClient(disbursements);
  return (itemId) => client.getDisbursementReceipt({ path: { item_id: itemId } });
};
