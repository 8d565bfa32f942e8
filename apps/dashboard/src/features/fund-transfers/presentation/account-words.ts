import type { WhitelistedAccount } from '../api/types.ts';

export const accountWords = (account: Pick<WhitelistedAccount, 'bank_name' | 'account_number'>): string =>
  `${account.bank_name} ${account.account_number}`;
