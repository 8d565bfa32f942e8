import { disbursements } from '@dasbor/sdk/resources';
import { useMemo } from 'react';
import type { DraftCalls } from '../../../shared/intake/draft/autosave.ts';
import { useClient } from '../../../shared/lib/client.tsx';
import type { BatchChange } from './types.ts';

export const useDraftCalls = (id: string | null): DraftCalls<BatchChange> | null => {
  const client = useClient(disbursements);
  return useMemo(() => {
    if (id === null) return null;
    const path = { id };
    return {
      saveEdits: async (edits) =>
        (await client.saveDisbursementEdits({ path, body: { edits: [...edits] } })).data,
      saveHead: async (body) => (await client.updateDisbursement({ path, body })).data,
      version: async () => (await client.getDisbursement({ path })).data.version,
      edits: async () => (await client.getDisbursementEdits({ path })).data,
    };
  }, [client, id]);
};
