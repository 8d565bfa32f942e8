export { type OnboardingProblemCode, PROBLEM_CODES } from './problems.ts';
export {
  isActivated,
  isOpenToEdit,
  isUpgradeOpen,
  ONBOARDING_STATUSES,
  type OnboardingStatus,
  onboardingTransitions,
  UPGRADE_STATUSES,
  type UpgradeStatus,
  upgradeTransitions,
} from './standing.ts';
export {
  BUSINESS_FIELDS,
  type BusinessField,
  CLIENT_TYPES,
  type ClientType,
  DRAFT_MAX_LENGTH,
  EMPTY_DRAFT,
  FIELDS_OF_STEP,
  ONBOARDING_STEPS,
  type OnboardingDraft,
  type OnboardingStep,
  PERSONAL_FIELDS,
  type PersonalField,
  REVIEWED_FIELDS,
  type ReviewedField,
} from './form.ts';
export {
  fieldProblem,
  type FieldProblem,
  type OnboardingContext,
  onboardingProblems,
  problemsOfStep,
} from './rules.ts';
export { normalWebAddress } from './web-address.ts';
export { digitsOf, isUnusualKtpNumber, maskNumber, requiredNpwpProblem } from './identity-numbers.ts';
export {
  type Change,
  CHANGE_REASONS,
  type ChangeReason,
  decideEdit,
  REJECT_REASONS,
  type RejectReason,
  stepsToEdit,
} from './changes.ts';
export { decideIdentity, holdsAccount, type IdentityAnswer } from './identity.ts';
export {
  decideDocument,
  decideDocumentPixels,
  DOCUMENT_KINDS,
  DOCUMENT_POLICY,
  type DocumentKind,
  isUpgradeDocument,
  missingDocuments,
  UPGRADE_DOCUMENTS,
} from './documents.ts';
export { REVIEW_TIME, type ReviewDates, reviewDates } from './review-time.ts';
export {
  BASIC_ACCOUNT,
  type BasicUsage,
  basicUsage,
  type BasicUse,
  decideBasicPayment,
  FULL_ACCOUNT_FLAGS,
  hasBasicLimit,
  LIVE_FEATURES,
} from './basic-account.ts';
