import { err, ok, type Result } from '../kernel/index.ts';
import { isMaskedName, isSameHolder } from '../payouts/index.ts';
import type { OnboardingDraft } from './form.ts';
import type { OnboardingProblemCode } from './problems.ts';

/** Whether the registry of ID cards has this name under this number. */
export type IdentityAnswer = 'match' | 'mismatch' | 'no_response';

type Names = Pick<OnboardingDraft, 'client_type' | 'full_name' | 'business_name'>;

/**
 * Product spec §5 and §8: the name of the ID must match the holder of the bank account, and three answers say what differs. A company's
 * account may be held by the company. Hidden letters could stand for anybody's, so a masked holder does not match.
 */
export const decideIdentity = (
  names: Names,
  { identity, holder }: { readonly identity: IdentityAnswer; readonly holder: string },
): Result<true, OnboardingProblemCode> => {
  if (identity === 'no_response') return err('DPAY_IDENTITY_UNREACHABLE');
  const isHolder = holdsAccount(names, holder);
  if (identity === 'match') return isHolder ? ok(true) : err('DPAY_KTP_BANK_NAME_MISMATCH');
  return err(isHolder ? 'DPAY_KTP_NAME_MISMATCH' : 'DPAY_KTP_NAME_AND_BANK_MISMATCH');
};

export const holdsAccount = ({ client_type, full_name, business_name }: Names, holder: string): boolean =>
  !isMaskedName(holder) &&
  (isSameHolder(full_name, holder) || (client_type === 'company' && isSameHolder(business_name, holder)));
