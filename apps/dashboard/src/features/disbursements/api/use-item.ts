import { disbursements } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { disbursementKeys } from './keys.ts';
import { useBatchEvents } from './use-batch-events.ts';

/** One payout with its transfers. It refreshes with its batch. */
export const useItem = (id: string) => {
  const client = useClient(disbursements);
  const answer = useSWR(disbursementKeys.item(useScope(), id), async () => {
    return (await client.getDisbursementItem({ path: { item_id: id } })).data;
  });
  useBatchEvents(() => void answer.mutate(), answer.data?.disbursement_id ?? '');
  return answer;
};
