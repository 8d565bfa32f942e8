import useSWR from 'swr';
import { useConnection } from '../lib/client.tsx';
import { useScope } from '../state/session.ts';
import { allSubaccounts } from './all-subaccounts.ts';
import { subaccountNamesKey } from './keys.ts';

interface Wanted {
  /** Between those that are live money may move; those that are not yet have names and events too. */
  status?: 'live';
  /** Not to be asked for those who may not see them. */
  isWanted?: boolean;
}

/** All of them: whoever chooses one looks through them by name. */
export function useAllSubaccounts({ status, isWanted = true }: Wanted = {}) {
  const connection = useConnection();
  const key = subaccountNamesKey(useScope(), status);
  return useSWR(isWanted ? key : null, () => allSubaccounts(connection, status));
}
