import type { Need } from '@dasbor/domain/access-requests';
import { ProblemError } from '@dasbor/sdk';
import { accessRequests } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import useSWRMutation from 'swr/mutation';
import { useClient } from '../../../shared/lib/client.tsx';
import { scopedKeys } from '../../../shared/list/define/scoped-keys.ts';
import { useScope } from '../../../shared/state/session.ts';

const keys = scopedKeys('access-requests');

/** What is missing and which colleagues can give it. `ask` mails them. */
export const useMissingAccess = (need: Need) => {
  const client = useClient(accessRequests);
  const key = keys.detail(useScope(), need);
  const found = useSWR(key, async () => (await client.getMissingAccess({ query: { need } })).data);
  const asking = useSWRMutation(
    key,
    async () => {
      try {
        return (await client.requestAccess({ body: { need } })).data;
      } catch (error) {
        // Asked in another tab: the page shows when.
        if (error instanceof ProblemError && error.code === 'DPAY_ACCESS_ASKED_RECENTLY')
          return (await client.getMissingAccess({ query: { need } })).data;
        throw error;
      }
    },
    { populateCache: true, revalidate: false, throwOnError: false },
  );
  return { found, asking };
};
