import { withdrawals } from '@dasbor/sdk/resources';
import { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useOnce } from '../../../shared/once/use-once.ts';
import { useScope } from '../../../shared/state/session.ts';
import { balanceKeys } from '../../balance/public.ts';
import { withdrawalKeys } from './keys.ts';
import type { CreateWithdrawal, Withdrawal } from './types.ts';

/** Money leaves only once. Returns null if the code prompt was closed. */
export const useCreateWithdrawal = () => {
  const client = useClient(withdrawals);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  const once = useOnce('withdrawal');

  return async (
    body: CreateWithdrawal,
    confirm: () => Promise<string | null>,
  ): Promise<Withdrawal | null> => {
    const answer = await once.confirmed(body, confirm, (sent) => client.createWithdrawal({ body, ...sent }));
    if (!answer) return null;
    await mutate(withdrawalKeys.detail(scope, answer.data.id), answer.data, { revalidate: false });
    void mutate(balanceKeys.all(scope));
    return answer.data;
  };
};
