import { fundTransfers } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useLiveEvents } from '../../../shared/lib/events/live-events.ts';
import { useOnce } from '../../../shared/once/use-once.ts';
import { useScope, useWho } from '../../../shared/state/session.ts';
import { may } from '@dasbor/domain/access';
import { fundTransferKeys } from './keys.ts';
import type { AddWhitelistedAccount, WhitelistedAccount } from './types.ts';

/** Whether only accounts of the list may be paid. */
export const useWhitelistIsOn = (): boolean => may(useWho(), { feature: 'fund_transfer_whitelist' }).ok;

/** All accounts of the list, where there is one. */
export const useWhitelist = () => {
  const client = useClient(fundTransfers);
  const isOn = useWhitelistIsOn();
  const scope = useScope();
  const answer = useSWR(isOn ? fundTransferKeys.whitelist(scope) : null, async () => {
    const found: WhitelistedAccount[] = [];
    let page = await client.listWhitelistedAccounts({ query: { limit: 100 } });
    found.push(...page.data);
    while (page.page.next_cursor) {
      const query = { limit: 100, action: 'next' as const, cursor: page.page.next_cursor };
      page = await client.listWhitelistedAccounts({ query });
      found.push(...page.data);
    }
    return found;
  });
  useLiveEvents(['subaccount.whitelist_changed'], () => void answer.mutate());
  return answer;
};

export const useChangeWhitelist = (onChanged: () => unknown) => {
  const client = useClient(fundTransfers);
  const once = useOnce('whitelisted account');
  return {
    /** Returns whether it was added. Closing the code prompt changes nothing. */
    add: async (body: AddWhitelistedAccount, confirm: () => Promise<string | null>): Promise<boolean> => {
      const answer = await once.confirmed(body, confirm, (sent) =>
        client.addWhitelistedAccount({ body, ...sent }),
      );
      if (!answer) return false;
      await onChanged();
      return true;
    },
    approve: async (id: string) => {
      await client.approveWhitelistedAccount({ path: { id } });
      await onChanged();
    },
    reject: async (id: string) => {
      await client.rejectWhitelistedAccount({ path: { id } });
      await onChanged();
    },
    remove: async (id: string) => {
      await client.removeWhitelistedAccount({ path: { id } });
      await onChanged();
    },
  };
};

export type WhitelistChanges = ReturnType<typeof useChangeWhitelist>;
