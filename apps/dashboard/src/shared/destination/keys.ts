import type { Account } from './types.ts';

type Scope = readonly [mode: string, merchantId: string];

export const accountKey = (scope: Scope, { bank_code, account_number, account_name }: Account) =>
  [...scope, 'destination', bank_code, account_number, account_name] as const;

/** Of all screens that show or change the accounts. */
export const destinationsKey = (scope: Scope) => [...scope, 'destinations'] as const;

export const banksKey = (scope: Scope) => [...scope, 'banks'] as const;
