import { holdsAccount, problemsOfStep } from '@dasbor/domain/onboarding';
import type { FieldProblem, OnboardingDraft } from '@dasbor/domain/onboarding';
import { findBank, holderOf, readTypedAccountNumber } from '@dasbor/domain/payouts';
import type { AccountAnswer } from '@dasbor/domain/payouts';
import type { Deps } from '../../deps.ts';
import { outside } from '../../platform/db/outside.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { FieldError, Handler } from '../../spec/handlers.ts';
import { BANKS, BUSINESS_CATEGORIES } from '../reference/public.ts';
import { findForm } from './repository.ts';
import { draftOf } from './rows.ts';
import { refuseEdit } from './save.ts';

export const CONTEXT = { banks: BANKS, categories: BUSINESS_CATEGORIES };

/** A real account in either mode: the sandbox has nobody to activate. */
export const askBank = ({ bank }: Pick<Deps, 'bank'>, draft: OnboardingDraft): Promise<AccountAnswer> => {
  const found = findBank(BANKS, draft.bank);
  const number = readTypedAccountNumber({ type: 'bank' }, draft.bank_account_number);
  if (!found.ok || !number.ok) throw new Error('The bank is asked only about a valid account.');
  return bank.inquire({
    mode: 'live',
    bankCode: found.value.code,
    accountNumber: number.value,
    accountName: draft.full_name,
  });
};

export const fieldErrors = (problems: readonly FieldProblem[]): FieldError[] =>
  problems.map(({ field, problem: { code, params } }) => ({ field, code, params }));

const OF_ACCOUNT: readonly string[] = ['full_name', 'bank', 'bank_account_number'];

export const inquireOnboardingAccount: Handler<'inquireOnboardingAccount'> = async (call) => {
  const { tx, deps } = call;
  const refusal = await refuseEdit(call, []);
  if (refusal) return refusal;
  const draft = draftOf(deps.vault, await findForm(tx));
  const wrong = problemsOfStep('personal', draft, { ...CONTEXT, hasKtpImage: true }).filter(({ field }) =>
    OF_ACCOUNT.includes(field),
  );
  if (wrong.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors: fieldErrors(wrong) });
  const holder = holderOf(await outside('holder of the account', () => askBank(deps, draft)));
  if (!holder.ok) return problem(holder.problem.code);
  if (!holdsAccount(draft, holder.value)) return problem('DPAY_KTP_BANK_NAME_MISMATCH');
  const { bank, bank_account_number } = draft;
  return ok({ data: { bank, bank_account_number, bank_holder: holder.value } });
};
