import { quotations } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useEventBursts } from '../../../shared/lib/events/use-event-bursts.ts';
import { useScope } from '../../../shared/state/session.ts';
import { QUOTATION_TOPIC, quotationKeys } from './keys.ts';

/** What is offered and accepted, as of the last change of a quotation. */
export const useQuotationTotals = () => {
  const client = useClient(quotations);
  const answer = useSWR(quotationKeys.of(useScope(), 'totals'), async () => {
    return (await client.getQuotationTotals()).data;
  });
  useEventBursts([QUOTATION_TOPIC], () => void answer.mutate());
  return answer;
};
