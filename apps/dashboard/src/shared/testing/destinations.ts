import accountsFile from '../../../../../openapi/features/destination-accounts/examples/destination-accounts.json' with { type: 'json' };
import ownAccountFile from '../../../../../openapi/features/destination-accounts/examples/own-account.json' with { type: 'json' };
import { ok, type Scenario } from '@dasbor/sdk/testing';
import type { DestinationAccount } from '../destination/types.ts';
import { example } from './example.ts';

const { data } = example<'listDestinationAccounts'>(accountsFile);

/** BCA, used last, and a new account at Mandiri. */
export const [bcaAccount, newAccount] = data as [DestinationAccount, DestinationAccount];

export const destinations = {
  listDestinationAccounts: ok({ data }),
} satisfies Scenario;

/** The bank reports the business as the holder. */
export const ownAccount = {
  inquireDestinationAccount: ok(example<'inquireDestinationAccount'>(ownAccountFile)),
} satisfies Scenario;
