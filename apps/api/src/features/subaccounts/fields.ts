import { emailProblem } from '@dasbor/domain/auth';
import { accountIdProblem, subaccountNameProblem } from '@dasbor/domain/subaccounts';
import type { Tx } from '../../platform/db/tx.ts';
import type { FieldError } from '../../spec/handlers.ts';
import { isAccountIdTaken } from './repository.ts';

type Written = { name?: string; email?: string; account_id?: string };

/** All errors, by field. Missing fields are not checked. */
export const fieldErrors = async (tx: Tx, id: string, written: Written): Promise<FieldError[]> => {
  const { name, email, account_id: accountId } = written;
  const problems = {
    name: name === undefined ? undefined : subaccountNameProblem(name),
    email: email === undefined ? undefined : emailProblem(email),
    account_id: accountId === undefined ? undefined : accountIdProblem(accountId),
  };
  const errors: FieldError[] = Object.entries(problems).flatMap(([field, problem]) =>
    problem ? [{ field, code: problem.code, params: problem.params }] : [],
  );
  if (accountId?.trim() && !problems.account_id && (await isAccountIdTaken(tx, accountId.trim(), id))) {
    errors.push({ field: 'account_id', code: 'DPAY_ACCOUNT_ID_TAKEN', params: undefined });
  }
  return errors;
};
