import { err, ok, type Result } from '../kernel/index.ts';
import type { AccountAnswer } from './account-answer.ts';
import { isSameHolder, maskName } from './holder-name.ts';
import type { PayoutProblemCode } from './problems.ts';

/** The holder as the bank states it. */
export const holderOf = (answer: AccountAnswer): Result<string, PayoutProblemCode> => {
  switch (answer.status) {
    case 'not_found':
    case 'inactive':
      return err('DPAY_BANK_ACCOUNT_NOT_FOUND');
    case 'disturbed':
    case 'no_response':
      return err('DPAY_BANK_UNREACHABLE');
    case 'found':
      return ok(answer.name);
  }
};

/**
 * Whether the bank's holder is one of `names`: the written name or, for a withdrawal, the merchant's own names (business, legal entity,
 * owner). Returns the holder's name as the bank states it. A mismatched name is masked, so that nobody can look up names this way.
 */
export const decideHolder = (
  answer: AccountAnswer,
  names: readonly string[],
): Result<string, PayoutProblemCode> => {
  const holder = holderOf(answer);
  if (!holder.ok || names.some((name) => isSameHolder(name, holder.value))) return holder;
  return err('DPAY_ACCOUNT_HOLDER_MISMATCH', { name: maskName(holder.value) });
};
