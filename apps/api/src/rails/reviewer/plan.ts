import type { IdentityAnswer } from '@dasbor/domain/onboarding';
import type { Decision, RequestToReview } from './port.ts';

/** What the simulated reviewer does. Depends only on the last four digits of the NIK, so that a tester can choose. */
export type ReviewPlan = {
  identity: IdentityAnswer;
  activation: Decision | 'nobody';
  upgrade: Decision | 'nobody';
};

const APPROVED: Decision = { outcome: 'approved', note: null };
const USUAL: ReviewPlan = { identity: 'match', activation: APPROVED, upgrade: APPROVED };

/**
 * `9001`: the registry has another name. `9002`: the registry does not answer. `9003`: asks for another photo of the ID card, then approves.
 * `9004`: rejects the activation. `9005`: nobody decides, so an operator must (`npm run review`). `9006`: approves the activation; asks for
 * another NIB in the upgrade, then approves. `9007`: approves the activation, rejects the upgrade. `9008`: asks for another business name and
 * website, then approves. All others are approved.
 */
export const reviewPlanFor = (
  ktpNumber: string,
  { attempt = 1 }: Partial<Pick<RequestToReview, 'attempt'>> = {},
): ReviewPlan => {
  const once = (first: Decision): Decision => (attempt === 1 ? first : APPROVED);
  switch (ktpNumber.slice(-4)) {
    case '9001':
      return { ...USUAL, identity: 'mismatch' };
    case '9002':
      return { ...USUAL, identity: 'no_response' };
    case '9003':
      return { ...USUAL, activation: once(ASKS_FOR_ID_CARD) };
    case '9004':
      return { ...USUAL, activation: REJECTS };
    case '9005':
      return { ...USUAL, activation: 'nobody', upgrade: 'nobody' };
    case '9006':
      return { ...USUAL, upgrade: once(ASKS_FOR_NIB) };
    case '9007':
      return { ...USUAL, upgrade: { ...REJECTS, reason: 'identity_not_confirmed' } };
    case '9008':
      return { ...USUAL, activation: once(ASKS_FOR_NAME) };
    default:
      return USUAL;
  }
};

const ASKS_FOR_ID_CARD: Decision = {
  outcome: 'needs_changes',
  changes: [{ field: 'ktp_image', reason: 'unreadable' }],
  note: null,
};
const ASKS_FOR_NAME: Decision = {
  outcome: 'needs_changes',
  changes: [
    { field: 'business_name', reason: 'unclear' },
    { field: 'business_website', reason: 'not_found' },
  ],
  note: null,
};
const ASKS_FOR_NIB: Decision = {
  outcome: 'needs_changes',
  changes: [{ field: 'nib', reason: 'expired' }],
  note: null,
};
const REJECTS = { outcome: 'rejected', reason: 'business_not_supported', note: null } as const;
