import { payments } from '@dasbor/sdk/resources';
import useSWRMutation from 'swr/mutation';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { paymentKeys } from '../../../shared/payments/keys.ts';

/** Fetched on request: the network issues it some time after the payment. */
export const useRetrievalReference = (id: string) => {
  const client = useClient(payments);
  return useSWRMutation(
    paymentKeys.of(useScope(), 'retrieval-reference', id),
    async () => (await client.getRetrievalReference({ path: { id } })).data.retrieval_reference_number,
    { throwOnError: false },
  );
};
