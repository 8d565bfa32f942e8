import { subaccounts } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { subaccountKeys } from './keys.ts';
import type { Subaccount } from './types.ts';

interface Wanted {
  /** Between those that are live money may move; those that are not yet have names and events too. */
  status?: 'live';
  /** Not to be asked for those who may not see them. */
  isWanted?: boolean;
}

/** All of them, page by page: whoever chooses one looks through them by name. */
export function useAllSubaccounts({ status, isWanted = true }: Wanted = {}) {
  const client = useClient(subaccounts);
  const key = subaccountKeys.all(useScope(), status);
  return useSWR(isWanted ? key : null, async () => {
    const query = { limit: 100, ...(status && { filters: { status: [status] } }) };
    const found: Subaccount[] = [];
    let page = await client.listSubaccounts({ query });
    found.push(...page.data);
    while (page.page.next_cursor) {
      page = await client.listSubaccounts({
        query: { ...query, action: 'next', cursor: page.page.next_cursor },
      });
      found.push(...page.data);
    }
    return found;
  });
}
