import { subaccounts } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { webhookKeys } from './keys.ts';
import type { Subaccount } from './types.ts';

/** All of them, page by page, as one is looked for by name; those not yet live have events too. */
export function useSubaccountNames() {
  const client = useClient(subaccounts);
  return useSWR(webhookKeys.subaccounts(useScope()), async () => {
    const found: Subaccount[] = [];
    let page = await client.listSubaccounts({ query: { limit: 100 } });
    found.push(...page.data);
    while (page.page.next_cursor) {
      page = await client.listSubaccounts({
        query: { limit: 100, action: 'next', cursor: page.page.next_cursor },
      });
      found.push(...page.data);
    }
    return found;
  });
}
