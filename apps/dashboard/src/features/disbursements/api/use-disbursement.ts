import { disbursements } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { disbursementKeys } from './keys.ts';
import { useBatchEvents } from './use-batch-events.ts';

/** One batch. It refreshes during bank checks and while payouts are in progress. */
export const useDisbursement = (id: string) => {
  const client = useClient(disbursements);
  const answer = useSWR(disbursementKeys.detail(useScope(), id), async () => {
    return (await client.getDisbursement({ path: { id } })).data;
  });
  useBatchEvents(() => void answer.mutate(), id);
  return answer;
};
