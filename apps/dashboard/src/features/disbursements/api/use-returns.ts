import { disbursements } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { disbursementKeys } from './keys.ts';

/** The payouts that return a payment. @param isWanted false for people who may not view payouts */
export const useReturns = (paymentId: string, isWanted: boolean) => {
  const client = useClient(disbursements);
  const key = disbursementKeys.returns(useScope(), paymentId);
  return useSWR(isWanted ? key : null, async () => {
    const query = { filters: { returns_payment_id: paymentId }, limit: 100 };
    return (await client.searchDisbursementItems({ query })).data;
  });
};
