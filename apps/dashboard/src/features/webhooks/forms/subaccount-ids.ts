import { type Problem, problem } from '@dasbor/domain/kernel';

/** The contract's limit for `subaccount_ids`. */
const MOST = 100;

const SUBACCOUNT_ID = /^sub_[0-9A-HJKMNP-TV-Z]{26}$/;

/** Parses pasted IDs, separated by newlines or commas. */
export const idsIn = (text: string): readonly string[] => [
  ...new Set(text.split(/[\s,;]+/).filter((id) => id !== '')),
];

/** With words from the webhook form. */
export const subaccountsProblem = (text: string): Problem | undefined => {
  const ids = idsIn(text);
  const strange = ids.find((id) => !SUBACCOUNT_ID.test(id));
  if (ids.length === 0) return problem('subaccountsRequired');
  if (strange !== undefined) return problem('subaccountInvalid', { id: strange });
  return ids.length > MOST ? problem('subaccountsTooMany', { max: MOST }) : undefined;
};
