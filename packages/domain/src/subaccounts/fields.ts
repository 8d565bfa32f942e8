import { hasHiddenCharacter, problem, type Problem } from '../kernel/index.ts';
import type { SubaccountProblemCode } from './problems.ts';

// As for a business name (product spec §5); digits are allowed, because branches may be numbered.
const NAME = { min: 3, max: 128 } as const;
const ACCOUNT_ID_MAX = 64;
const ACCOUNT_ID = /^[A-Za-z0-9._-]+$/;

export const subaccountNameProblem = (text: string): Problem<SubaccountProblemCode> | undefined => {
  const { length } = text.trim();
  if (length === 0) return problem('DPAY_REQUIRED');
  // The name appears beside repeated payouts and in approvals.
  if (hasHiddenCharacter(text)) return problem('DPAY_FIELD_HIDDEN_CHARACTER');
  return length < NAME.min || length > NAME.max ? problem('DPAY_SUBACCOUNT_NAME_LENGTH', NAME) : undefined;
};

/** The merchant's own identifier for it, in the form systems use; may be empty. */
export const accountIdProblem = (text: string): Problem<SubaccountProblemCode> | undefined => {
  const id = text.trim();
  if (id === '') return undefined;
  return id.length > ACCOUNT_ID_MAX || !ACCOUNT_ID.test(id)
    ? problem('DPAY_ACCOUNT_ID_INVALID', { max: ACCOUNT_ID_MAX })
    : undefined;
};
