import { refunds } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { refundKeys } from './keys.ts';

/** What an approver should review. */
export const useEvidence = (id: string) => {
  const client = useClient(refunds);
  return useSWR(
    refundKeys.evidence(useScope(), id),
    async () => (await client.getRefundEvidence({ path: { id } })).data,
  );
};
