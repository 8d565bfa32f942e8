import type { components } from '@dasbor/sdk';
import { subaccounts } from '@dasbor/sdk/resources';
import type { Connection } from '../lib/client.tsx';

export type Subaccount = components['schemas']['Subaccount'];

/** Fetches all subaccounts, page by page. */
export const allSubaccounts = async (connection: Connection, status?: 'live'): Promise<Subaccount[]> => {
  const client = connection.with(subaccounts);
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
};
