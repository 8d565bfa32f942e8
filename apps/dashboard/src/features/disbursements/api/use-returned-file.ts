import { disbursements } from '@dasbor/sdk/resources';
import { useClient } from '../../../shared/lib/client.tsx';

/** The payouts whose money came back and that need other data, as a file that can be uploaded again. */
export function useReturnedFile(): (id: string) => Promise<Blob> {
  const client = useClient(disbursements);
  return (id) => client.getDisbursementErrorFile({ path: { id }, query: { rows: 'returned' } });
}
