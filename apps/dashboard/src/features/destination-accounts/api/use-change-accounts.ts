import { destinationAccounts } from '@dasbor/sdk/resources';
import { useSWRConfig } from 'swr';
import { destinationsKey } from '../../../shared/destination/keys.ts';
import type { Account } from '../../../shared/destination/types.ts';
import { useClient } from '../../../shared/lib/client.tsx';
import { useOnce } from '../../../shared/once/use-once.ts';
import { useScope } from '../../../shared/state/session.ts';

export const useChangeAccounts = () => {
  const client = useClient(destinationAccounts);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  const once = useOnce('destination account');
  return {
    /** Returns whether it was added. Closing the code prompt changes nothing. */
    add: async (body: Account, confirm: () => Promise<string | null>): Promise<boolean> => {
      const answer = await once.confirmed(body, confirm, (sent) =>
        client.createDestinationAccount({ body, ...sent }),
      );
      if (!answer) return false;
      await mutate(destinationsKey(scope));
      return true;
    },
    remove: async (id: string): Promise<void> => {
      await client.removeDestinationAccount({ path: { id } });
      await mutate(destinationsKey(scope));
    },
  };
};
