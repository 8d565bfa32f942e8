import { disbursements } from '@dasbor/sdk/resources';
import { useMemo } from 'react';
import { useClient } from '../../../shared/lib/client.tsx';
import type { BatchChange } from './types.ts';
import type { RowEdit } from './use-open-draft.ts';

/** The calls of an open draft. Each is idempotent because it sends the target state. */
export const useDraftCalls = (id: string | null) => {
  const client = useClient(disbursements);
  return useMemo(() => {
    if (id === null) return null;
    const path = { id };
    return {
      saveEdits: async (edits: readonly RowEdit[]) =>
        (await client.saveDisbursementEdits({ path, body: { edits: [...edits] } })).data,
      saveHead: async (body: BatchChange) => (await client.updateDisbursement({ path, body })).data,
      version: async () => (await client.getDisbursement({ path })).data.version,
      edits: async () => (await client.getDisbursementEdits({ path })).data,
    };
  }, [client, id]);
};

export type DraftCalls = NonNullable<ReturnType<typeof useDraftCalls>>;
