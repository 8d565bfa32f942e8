import { emailProblem } from '@dasbor/domain/auth';
import type { Problem } from '@dasbor/domain/kernel';
import { accountIdProblem, subaccountNameProblem } from '@dasbor/domain/subaccounts';
import type { Subaccount } from '../api/types.ts';

/** As typed. */
export type Values = { name: string; email: string; account_id: string; type: string; bank: string };

/** Named as the contract names them: a refusal of the server finds its field by that. */
export const FIELDS = ['name', 'email', 'account_id'] as const;
export type Field = (typeof FIELDS)[number];

export const EMPTY_VALUES: Values = { name: '', email: '', account_id: '', type: 'company', bank: 'on' };

export const valuesOf = (subaccount: Subaccount): Values => ({
  name: subaccount.name,
  email: subaccount.email,
  account_id: subaccount.account_id ?? '',
  type: subaccount.type,
  bank: subaccount.bank_transfers_enabled ? 'on' : 'off',
});

/** The rules of the server, each beside its field. */
export function problemsOf({ name, email, account_id }: Values): Partial<Record<Field, Problem>> {
  const problems = {
    name: subaccountNameProblem(name),
    email: emailProblem(email),
    account_id: accountIdProblem(account_id),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
}

export const detailsOf = ({ name, email, account_id }: Values) => ({
  name: name.trim(),
  email: email.trim(),
  account_id: account_id.trim(),
});
