import { balance } from '@dasbor/sdk/resources';
import useSWR, { useSWRConfig } from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useLiveEvents } from '../../../shared/lib/events/live-events.ts';
import { useScope } from '../../../shared/state/session.ts';
import { balanceKeys } from './keys.ts';
import type { SetBalanceSettings } from './types.ts';

/** The settings and the results of the last sweeps. They refresh when a setting changes or a sweep runs. */
export const useBalanceSettings = () => {
  const client = useClient(balance);
  const answer = useSWR(
    balanceKeys.settings(useScope()),
    async () => (await client.getBalanceSettings()).data,
  );
  useLiveEvents(['settings.balance_changed', 'withdrawal.balance_low'], () => void answer.mutate());
  return answer;
};

/** Returns whether it was saved. Closing the code prompt changes nothing. */
export const useSetBalanceSettings = () => {
  const client = useClient(balance);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  return async (body: SetBalanceSettings, confirm: () => Promise<string | null>): Promise<boolean> => {
    const otpToken = await confirm();
    if (otpToken === null) return false;
    const { data } = await client.setBalanceSettings({ body, otpToken });
    await mutate(balanceKeys.settings(scope), data, { revalidate: false });
    return true;
  };
};
