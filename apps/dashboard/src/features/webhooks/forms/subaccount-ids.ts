export interface SubaccountsProblem {
  own: 'subaccountsRequired' | 'subaccountInvalid' | 'subaccountsTooMany';
  /** The values of its words. */
  id: string;
  max: number;
}

/** The contract's bound of `subaccount_ids`. */
const MOST = 100;

const SUBACCOUNT_ID = /^sub_[0-9A-HJKMNP-TV-Z]{26}$/;

/** Ids as people paste them: a line each, or with commas between. */
export function idsIn(text: string): readonly string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((id) => id !== ''))];
}

export function subaccountsProblem(text: string): SubaccountsProblem | undefined {
  const ids = idsIn(text);
  const strange = ids.find((id) => !SUBACCOUNT_ID.test(id));
  const problem = (own: SubaccountsProblem['own']) => ({ own, id: strange ?? '', max: MOST });
  if (ids.length === 0) return problem('subaccountsRequired');
  if (strange !== undefined) return problem('subaccountInvalid');
  return ids.length > MOST ? problem('subaccountsTooMany') : undefined;
}
