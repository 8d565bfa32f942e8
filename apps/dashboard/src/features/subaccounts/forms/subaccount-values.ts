import { emailProblem } from '@dasbor/domain/auth';
import { accountIdProblem, subaccountNameProblem, type SubaccountType } from '@dasbor/domain/subaccounts';
import { object } from 'yup';
import { decided, type FormSchema } from '../../../shared/forms/schema.ts';
import type { Subaccount } from '../api/types.ts';

/** Field values as typed. */
export type Values = {
  name: string;
  email: string;
  account_id: string;
  type: SubaccountType;
  bank: boolean;
};

export const EMPTY_VALUES: Values = { name: '', email: '', account_id: '', type: 'company', bank: true };

export const valuesOf = (subaccount: Subaccount): Values => ({
  name: subaccount.name,
  email: subaccount.email,
  account_id: subaccount.account_id ?? '',
  type: subaccount.type,
  bank: subaccount.bank_transfers_enabled,
});

/** The server's validation rules, by field. */
export const subaccountSchema: FormSchema<Values, undefined> = object({
  name: decided(subaccountNameProblem),
  email: decided(emailProblem),
  account_id: decided(accountIdProblem),
});

export const detailsOf = ({ name, email, account_id }: Values) => ({
  name: name.trim(),
  email: email.trim(),
  account_id: account_id.trim(),
});
