import useSWR from 'swr';
import { useConnection } from '../lib/client.tsx';
import { useScope } from '../state/session.ts';
import { allSubaccounts } from './all-subaccounts.ts';
import { subaccountNamesKey } from './keys.ts';

type Wanted = {
  /** Only active subaccounts can move money. Inactive ones also have names and events. */
  status?: 'live';
  /** Pass false for users without permission, so that nothing is fetched. */
  isWanted?: boolean;
};

/** All subaccounts, because a choice searches them by name. */
export const useAllSubaccounts = ({ status, isWanted = true }: Wanted = {}) => {
  const connection = useConnection();
  const key = subaccountNamesKey(useScope(), status);
  return useSWR(isWanted ? key : null, () => allSubaccounts(connection, status));
};
