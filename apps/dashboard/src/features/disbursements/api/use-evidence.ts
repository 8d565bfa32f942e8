import { disbursements } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { disbursementKeys } from './keys.ts';

/** What is new about this version of a batch, and the balance after it. */
export function useEvidence({ id, version }: { id: string; version: number }, isWanted = true) {
  const client = useClient(disbursements);
  const scope = useScope();
  return useSWR(isWanted ? disbursementKeys.evidence(scope, id, version) : null, async () => {
    return (await client.getDisbursementEvidence({ path: { id } })).data;
  });
}
