import { session } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../shared/lib/client.tsx';
import { useSessionKeeper } from '../../shared/lib/session/session-keeper.tsx';
import { scopedKeys } from '../../shared/list/define/scoped-keys.ts';
import { useScope } from '../../shared/state/session.ts';

const keys = scopedKeys('merchants');

export const useMerchants = () => {
  const client = useClient(session);
  return useSWR(keys.of(useScope(), 'all'), async () => (await client.listMerchants()).data);
};

/** Begins the sign-in at the other merchant in all tabs. This one starts anew at home, so nothing of the first merchant stays. */
export const useSwitchMerchant = () => {
  const client = useClient(session);
  const keeper = useSessionKeeper();
  return async (id: string): Promise<void> => {
    const { data } = await client.switchMerchant({ path: { id } });
    const { token, refresh_token, sandbox, is_live } = data;
    keeper.begin({ live: { token, refresh_token }, sandbox }, { sandboxOnly: !is_live });
    location.hash = '#/home';
    location.reload();
  };
};
