import { withdrawals } from '@dasbor/sdk/resources';
import { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { withdrawalKeys } from './keys.ts';
import type { SetSchedule } from './types.ts';

/** Returns whether it was saved. Closing the code prompt changes nothing. */
export const useSetSchedule = () => {
  const client = useClient(withdrawals);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  return async (body: SetSchedule, confirm: () => Promise<string | null>): Promise<boolean> => {
    const otpToken = await confirm();
    if (otpToken === null) return false;
    const { data } = await client.setWithdrawalSchedule({ body, otpToken });
    await mutate(withdrawalKeys.schedule(scope), { schedule: data }, { revalidate: false });
    return true;
  };
};
