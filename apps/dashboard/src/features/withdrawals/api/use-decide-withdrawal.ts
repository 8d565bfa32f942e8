import { withdrawals } from '@dasbor/sdk/resources';
import { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useOnce } from '../../../shared/once/use-once.ts';
import { useScope } from '../../../shared/state/session.ts';
import { balanceKeys } from '../../balance/public.ts';
import { withdrawalKeys } from './keys.ts';
import type { Withdrawal } from './types.ts';

/** Approves or rejects a withdrawal that waits. Each action runs once. */
export const useDecideWithdrawal = () => {
  const client = useClient(withdrawals);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  const once = useOnce('withdrawal decision');
  const kept = async (answer: { data: Withdrawal }): Promise<Withdrawal> => {
    await mutate(withdrawalKeys.detail(scope, answer.data.id), answer.data, { revalidate: false });
    void mutate(balanceKeys.all(scope));
    return answer.data;
  };
  return {
    /** Returns null if the code prompt was closed. */
    approve: async (id: string, confirm: () => Promise<string | null>) => {
      const answer = await once.confirmed(['approve', id], confirm, (sent) =>
        client.approveWithdrawal({ path: { id }, ...sent }),
      );
      return answer && kept(answer);
    },
    reject: async (id: string, notes: string) =>
      kept(
        await once.run(['reject', id, notes], (keyed) =>
          client.rejectWithdrawal({ path: { id }, body: { notes }, ...keyed }),
        ),
      ),
  };
};
