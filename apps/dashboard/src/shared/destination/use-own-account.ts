import { destinationAccounts } from '@dasbor/sdk/resources';
import useSWR, { useSWRConfig } from 'swr';
import { useClient } from '../lib/client.tsx';
import type { Failure } from '../lib/failure.ts';
import { useScope } from '../state/session.ts';
import type { DestinationField } from './destination-values.ts';
import { accountKey } from './keys.ts';
import type { Account } from './types.ts';

const FIELD_OF: Readonly<Record<string, DestinationField>> = {
  DPAY_BANK_ACCOUNT_NOT_FOUND: 'account_number',
  DPAY_ACCOUNT_HOLDER_MISMATCH: 'account_name',
};

/** Errors by field. An error about the whole account is shown beside the field to correct. */
export const accountFields = ({
  code = '',
  params,
  fields = [],
}: Failure): NonNullable<Failure['fields']> => {
  const field = FIELD_OF[code];
  return field ? [{ field, code, ...(params && { params }) }] : fields;
};

/** Asks the bank for the account holder before the review, so that a wrong account shows an error beside its field. */
export const useAskBank = () => {
  const client = useClient(destinationAccounts);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  return async (account: Account): Promise<void> => {
    const { data } = await client.inquireDestinationAccount({ body: account });
    await mutate(accountKey(scope, account), data, { revalidate: false });
  };
};

/** The account holder's name from the bank. Fetched again after a reload. */
export const useOwnAccount = (account: Account | null) => {
  const client = useClient(destinationAccounts);
  const scope = useScope();
  return useSWR(
    account ? accountKey(scope, account) : null,
    async () => (await client.inquireDestinationAccount({ body: account as Account })).data,
    { revalidateOnFocus: false, revalidateIfStale: false, shouldRetryOnError: false },
  );
};
