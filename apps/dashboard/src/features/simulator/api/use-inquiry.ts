import { simulator } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useLiveEvents } from '../../../shared/lib/events/live-events.ts';
import { useScope } from '../../../shared/state/session.ts';
import { simulatorKeys } from './keys.ts';

/** What a bank would see for this number. Revalidated when its payment changes. */
export const useInquiry = (number: string | null) => {
  const client = useClient(simulator);
  const scope = useScope();
  const answer = useSWR(
    number === null ? null : simulatorKeys.inquiry(scope, number),
    async () => (await client.inquireVirtualAccount({ path: { number: number ?? '' } })).data,
    { shouldRetryOnError: false },
  );
  useLiveEvents(['payment.updated'], (event) => {
    if (event.subject_id === answer.data?.payment_id) void answer.mutate();
  });
  return answer;
};
