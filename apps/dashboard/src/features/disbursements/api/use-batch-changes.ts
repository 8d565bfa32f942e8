import { disbursements } from '@dasbor/sdk/resources';
import { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { useOnce } from '../../../shared/once/use-once.ts';
import { useScope } from '../../../shared/state/session.ts';
import { disbursementKeys } from './keys.ts';
import type { BatchChange, Disbursement, ItemChoice, Simulation } from './types.ts';
import { useKeepBatch } from './use-keep-batch.ts';

/** The maker's actions on a batch. Each shows the resulting batch. */
export const useBatchChanges = ({ id }: Pick<Disbursement, 'id'>) => {
  const client = useClient(disbursements);
  const keep = useKeepBatch();
  const scope = useScope();
  const { mutate } = useSWRConfig();
  const once = useOnce(`disbursement ${id} simulate`);
  const path = { id };

  /** A rejection usually means that the batch has changed since it was loaded. */
  const kept = async (answer: Promise<{ data: Disbursement }>): Promise<Disbursement> => {
    try {
      return await keep((await answer).data);
    } catch (error) {
      if (describeFailure(error).kind === 'problem') void mutate(disbursementKeys.allBut(scope));
      throw error;
    }
  };

  return {
    rename: (body: BatchChange) => kept(client.updateDisbursement({ path, body })),
    cancel: () => kept(client.cancelDisbursement({ path })),
    revalidate: () => kept(client.revalidateDisbursement({ path })),
    deleteItems: (items: ItemChoice) => {
      const body = items === 'all' ? ({ all_invalid: true } as const) : { item_ids: [...items] };
      return kept(client.deleteDisbursementItems({ path, body }));
    },
    reject: (notes: string) => kept(client.rejectDisbursement({ path, body: { notes } })),
    simulate: (body: Simulation) =>
      once.run(body, (keyed) => kept(client.simulateDisbursementItems({ path, body, ...keyed }))),
  };
};
