import type { components } from '@dasbor/sdk';
import { disbursements } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { disbursementKeys } from './keys.ts';
import type { Disbursement } from './types.ts';

export type RowEdit = components['schemas']['RowEdit'];

export type OpenDraft = {
  readonly batch: Disbursement;
  /** As it was uploaded. */
  readonly file: File;
  /** The edits of the batch relative to the file. */
  readonly edits: readonly RowEdit[];
  readonly version: number;
};

/** A draft in its last saved state. Null skips the request. */
export const useOpenDraft = (id: string | null, onOpened: (draft: OpenDraft) => void) => {
  const client = useClient(disbursements);
  const scope = useScope();
  return useSWR(
    id === null ? null : disbursementKeys.of(scope, 'draft', id),
    async (): Promise<OpenDraft> => {
      const path = { id: id ?? '' };
      const [batch, edits, bytes] = await Promise.all([
        client.getDisbursement({ path }),
        client.getDisbursementEdits({ path }),
        client.getDisbursementFile({ path }),
      ]);
      const file = new File([bytes], batch.data.file_name ?? batch.data.name);
      return { batch: batch.data, file, ...edits.data };
    },
    { onSuccess: onOpened, revalidateOnFocus: false, revalidateOnReconnect: false },
  );
};
