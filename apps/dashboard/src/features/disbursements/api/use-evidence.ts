import { disbursements } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { disbursementKeys } from './keys.ts';

/** The maximum number of payouts that one response lists per group. */
export const MOST_EVIDENCE = 1000;

/** The evidence for this version of a batch, and the balance after it. Each group lists its largest payouts, 50 by default. */
export const useEvidence = (
  { id, version }: { id: string; version: number },
  isWanted = true,
  limit?: number,
) => {
  const client = useClient(disbursements);
  const scope = useScope();
  return useSWR(isWanted ? disbursementKeys.evidence(scope, id, version, limit) : null, async () => {
    return (await client.getDisbursementEvidence({ path: { id }, query: { limit } })).data;
  });
};
