import type { Account } from './types.ts';

type Scope = readonly [mode: string, merchantId: string];

export const accountKey = (scope: Scope, { bank_code, account_number, account_name }: Account) =>
  [...scope, 'destination', bank_code, account_number, account_name] as const;

export const banksKey = (scope: Scope) => [...scope, 'banks'] as const;
