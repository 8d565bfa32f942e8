import type { AccountUse } from '@dasbor/domain/destination-accounts';
import { destinationAccounts, fundTransfers } from '@dasbor/sdk/resources';
import { useSWRConfig } from 'swr';
import { destinationsKey } from '../../../shared/destination/keys.ts';
import type { Account } from '../../../shared/destination/types.ts';
import { useClient } from '../../../shared/lib/client.tsx';
import { useOnce } from '../../../shared/once/use-once.ts';
import { useScope } from '../../../shared/state/session.ts';

export const useChangeAccounts = () => {
  const own = useClient(destinationAccounts);
  const transfers = useClient(fundTransfers);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  const once = {
    withdrawals: useOnce('destination account'),
    fund_transfers: useOnce('account for fund transfers'),
  };
  const changed = () => mutate(destinationsKey(scope));
  return {
    /** Returns whether it was added. Closing the code prompt changes nothing. */
    add: async (use: AccountUse, body: Account, confirm: () => Promise<string | null>): Promise<boolean> => {
      const answer = await once[use].confirmed<object>(body, confirm, (sent) =>
        use === 'withdrawals'
          ? own.createDestinationAccount({ body, ...sent })
          : transfers.addWhitelistedAccount({ body, ...sent }),
      );
      if (!answer) return false;
      await changed();
      return true;
    },
    remove: async (id: string): Promise<void> => {
      await own.removeDestinationAccount({ path: { id } });
      await changed();
    },
    /** These take the id of the request for fund transfers. */
    end: async (id: string): Promise<void> => {
      await transfers.removeWhitelistedAccount({ path: { id } });
      await changed();
    },
    approve: async (id: string): Promise<void> => {
      await transfers.approveWhitelistedAccount({ path: { id } });
      await changed();
    },
    reject: async (id: string): Promise<void> => {
      await transfers.rejectWhitelistedAccount({ path: { id } });
      await changed();
    },
  };
};
