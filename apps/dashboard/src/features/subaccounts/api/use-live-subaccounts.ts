import { subaccounts } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { subaccountKeys } from './keys.ts';
import type { Subaccount } from './types.ts';

/**
 * All between which money may move, page by page: whoever chooses one looks through them by name.
 * @param isWanted not to be asked for those who may not see them
 */
export function useLiveSubaccounts(isWanted = true) {
  const client = useClient(subaccounts);
  const key = subaccountKeys.live(useScope());
  return useSWR(isWanted ? key : null, async () => {
    const query = { limit: 100, filters: { status: ['live' as const] } };
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
