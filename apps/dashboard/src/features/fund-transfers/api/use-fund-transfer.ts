import { fundTransfers } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useLiveEvents } from '../../../shared/lib/events/live-events.ts';
import { useScope } from '../../../shared/state/session.ts';
import { fundTransferKeys } from './keys.ts';

/** One fund transfer. It refreshes when somebody decides and when the bank responds. */
export const useFundTransfer = (id: string) => {
  const client = useClient(fundTransfers);
  const answer = useSWR(fundTransferKeys.detail(useScope(), id), async () => {
    return (await client.getFundTransfer({ path: { id } })).data;
  });
  useLiveEvents(['subaccount.transfer_updated'], (event) => {
    if (event.subject_id === id) void answer.mutate();
  });
  return answer;
};
