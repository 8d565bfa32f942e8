import { disbursements } from '@dasbor/sdk/resources';
import { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { isRefusal } from '../../../shared/once/ends-key.ts';
import { type Keyed, useOnce } from '../../../shared/once/use-once.ts';
import { useScope } from '../../../shared/state/session.ts';
import { disbursementKeys } from './keys.ts';
import type { Disbursement, ItemChoice } from './types.ts';
import { useKeepBatch } from './use-keep-batch.ts';

/** What the approver saw when they approved. */
export type Seen = {
  version: number;
  total: number;
};

/** The three actions that move money. Each runs once. */
export const useSendBatch = ({ id }: Pick<Disbursement, 'id'>) => {
  const client = useClient(disbursements);
  const scope = useScope();
  const keep = useKeepBatch();
  const { mutate } = useSWRConfig();
  const once = useOnce(`disbursement ${id}`);
  const path = { id };

  const kept = async (answer: Promise<{ data: Disbursement } | null>): Promise<Disbursement | null> => {
    try {
      const answered = await answer;
      return answered && (await keep(answered.data));
    } catch (error) {
      // A rejection usually means that the batch has changed since it was loaded.
      if (isRefusal(error)) void mutate(disbursementKeys.allBut(scope));
      throw error;
    }
  };

  return {
    submit: (version: number) =>
      kept(
        once.run(['submit', version], (keyed) =>
          client.submitDisbursement({ path, body: { version }, ...keyed }),
        ),
      ),
    retrigger: (items: ItemChoice) => {
      const body = items === 'all' ? {} : { item_ids: [...items] };
      return kept(
        once.run(['retrigger', body], (keyed) => client.retriggerDisbursement({ path, body, ...keyed })),
      );
    },
    /** Returns null if the code prompt was closed. Without `confirm`, no code is needed. */
    approve: ({ version, total }: Seen, confirm: (() => Promise<string | null>) | null) => {
      const body = { version, total };
      const wish = ['approve', body];
      const approve = (sent: Keyed) => client.approveDisbursement({ path, body, ...sent });
      return kept(confirm ? once.confirmed(wish, confirm, approve) : once.run(wish, approve));
    },
  };
};
