import type { NewAccountLimit } from '@dasbor/domain/destination-accounts';
import { rupiah } from '@dasbor/domain/kernel';
import { type Beside, decided, REQUIRED } from '../forms/schema.ts';
import type { WithBanks } from './destination-values.ts';
import type { Bank, DestinationAccount } from './types.ts';

export type ChosenValues = { destination_account_id: string };

export type WithAccounts = WithBanks & {
  /** Last used first. */
  accounts: readonly DestinationAccount[];
};

/** The chosen account, or the last used one if none was chosen. A chosen account that was removed is never replaced by another. */
export const chosenOf = (
  { destination_account_id: id }: ChosenValues,
  { accounts }: Pick<WithAccounts, 'accounts'>,
): DestinationAccount | undefined =>
  id === '' ? accounts[0] : accounts.find((account) => account.id === id);

/** While the account is new. */
export const limitOf = (account: DestinationAccount | undefined): NewAccountLimit | null =>
  account?.waits_until && account.most_now !== null
    ? { until: account.waits_until, most: rupiah(account.most_now) }
    : null;

export type Chosen = { account: DestinationAccount; bank: Bank };

/** With its bank; null while nothing is known, or if the bank accepts no transfers now. */
export const chosenWithBank = (values: ChosenValues, around: WithAccounts): Chosen | null => {
  const account = chosenOf(values, around);
  const bank = around.banks.find(({ code }) => code === account?.bank_code);
  return account && bank ? { account, bank } : null;
};

/** An account is needed only where something is paid. */
export const chosenRule = <Values extends ChosenValues>(isAsked: (values: Values) => boolean = () => true) =>
  decided((_: string, { values, around }: Beside<Values, WithAccounts>) =>
    isAsked(values) && !chosenWithBank(values, around) ? REQUIRED : undefined,
  );
