import { err, ok, type Result } from '../kernel/index.ts';
import type { AccountAnswer } from './account-answer.ts';
import { isSameHolder, maskName } from './holder-name.ts';
import type { PayoutProblemCode } from './problems.ts';

/**
 * Whether the bank's holder is one of `names`: the written name or, for a withdrawal, the merchant's own names (business, legal entity,
 * owner). Returns the holder's name as the bank states it. A mismatched name is masked, so that nobody can look up names this way.
 */
export const decideHolder = (
  answer: AccountAnswer,
  names: readonly string[],
): Result<string, PayoutProblemCode> => {
  switch (answer.status) {
    case 'not_found':
    case 'inactive':
      return err('DPAY_BANK_ACCOUNT_NOT_FOUND');
    case 'disturbed':
    case 'no_response':
      return err('DPAY_BANK_UNREACHABLE');
    case 'found':
      return names.some((name) => isSameHolder(name, answer.name))
        ? ok(answer.name)
        : err('DPAY_ACCOUNT_HOLDER_MISMATCH', { name: maskName(answer.name) });
  }
};
