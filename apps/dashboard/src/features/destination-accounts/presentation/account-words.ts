import type { DestinationAccount } from '../../../shared/destination/types.ts';

export const accountWords = ({
  bank_name: bank,
  account_number: number,
}: Pick<DestinationAccount, 'bank_name' | 'account_number'>): string => `${bank} ${number}`;
