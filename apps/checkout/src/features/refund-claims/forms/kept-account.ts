import { readKept, writeKept } from '../../../shared/lib/storage.ts';
import type { AccountValues } from './account-values.ts';

const EMPTY: AccountValues = { bank_code: '', account_number: '' };
const keyOf = (token: string): string => `dasbor.refund.${token}`;

/** What was typed for this link. It lasts as long as the tab: a phone may be shared. */
export const readAccount = (token: string): AccountValues => {
  try {
    const kept = JSON.parse(readKept('session', keyOf(token)) ?? '{}') as Partial<AccountValues>;
    return { bank_code: String(kept.bank_code ?? ''), account_number: String(kept.account_number ?? '') };
  } catch {
    return EMPTY;
  }
};

export const keepAccount = (token: string, values: AccountValues): void =>
  writeKept('session', keyOf(token), JSON.stringify(values));

export const forgetAccount = (token: string): void => writeKept('session', keyOf(token), null);
