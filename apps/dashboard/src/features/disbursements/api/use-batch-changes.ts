import { disbursements } from '@dasbor/sdk/resources';
import { useClient } from '../../../shared/lib/client.tsx';
import { useIntent } from '../../../shared/lib/use-intent.ts';
import { useScope } from '../../../shared/state/session.ts';
import type { Disbursement, ItemChoice, Simulation } from './types.ts';
import { useKeepBatch } from './use-keep-batch.ts';

/** What its maker does with a batch; each leaves the batch as it stands then on the screen. */
export function useBatchChanges({ id }: Pick<Disbursement, 'id'>) {
  const client = useClient(disbursements);
  const keep = useKeepBatch();
  const simulation = useIntent(`${useScope().join(' ')} simulate ${id}`);
  const path = { id };

  return {
    rename: async (body: { name: string; description: string | null }) =>
      keep((await client.updateDisbursement({ path, body })).data),
    cancel: async () => keep((await client.cancelDisbursement({ path })).data),
    revalidate: async () => keep((await client.revalidateDisbursement({ path })).data),
    deleteItems: async (items: ItemChoice) => {
      const body = items === 'all' ? ({ all_invalid: true } as const) : { item_ids: [...items] };
      return keep((await client.deleteDisbursementItems({ path, body })).data);
    },
    reject: async (notes: string) => keep((await client.rejectDisbursement({ path, body: { notes } })).data),
    simulate: async (body: Simulation) => {
      const idempotencyKey = simulation.keyFor(JSON.stringify(body));
      const { data } = await client.simulateDisbursementItems({ path, body, idempotencyKey });
      simulation.done();
      return keep(data);
    },
  };
}
