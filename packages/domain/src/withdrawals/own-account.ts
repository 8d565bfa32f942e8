import { err, ok, type Result } from '../kernel/index.ts';
import { type AccountAnswer, isSameHolder, maskName } from '../payouts/index.ts';
import type { WithdrawalProblemCode } from './problems.ts';

/**
 * A merchant withdraws only to its own account: one that the bank holds under one of `ownNames`, its business name, legal name or
 * owner's name. Returns the holder's name as the bank states it. A stranger's name is masked, so nobody learns names by asking.
 */
export function decideOwnAccount(
  answer: AccountAnswer,
  ownNames: readonly string[],
): Result<string, WithdrawalProblemCode> {
  switch (answer.status) {
    case 'not_found':
    case 'inactive':
      return err('DPAY_BANK_ACCOUNT_NOT_FOUND');
    case 'disturbed':
    case 'no_response':
      return err('DPAY_BANK_UNREACHABLE');
    case 'found':
      return ownNames.some((name) => isSameHolder(name, answer.name))
        ? ok(answer.name)
        : err('DPAY_ACCOUNT_HOLDER_MISMATCH', { name: maskName(answer.name) });
  }
}
