import { defineTransitions } from '../kernel/index.ts';

/** Where a merchant stands on its way to live mode and to a full account (product spec §4, docs/decisions/0052). */
export const ONBOARDING_STATUSES = [
  'new',
  'in_review',
  'needs_changes',
  'rejected',
  'basic',
  'full',
] as const;
export type OnboardingStatus = (typeof ONBOARDING_STATUSES)[number];

export const onboardingTransitions = defineTransitions<OnboardingStatus>({
  new: ['in_review'],
  in_review: ['needs_changes', 'rejected', 'basic'],
  needs_changes: ['in_review'],
  // Support reopens it, which leaves the decision in the history.
  rejected: ['needs_changes'],
  basic: ['full'],
  full: [],
});

/** Accounts that work in live mode. */
export const isActivated = (status: OnboardingStatus): boolean => status === 'basic' || status === 'full';

/** While the merchant's people may write the form. */
export const isOpenToEdit = (status: OnboardingStatus): boolean =>
  status === 'new' || status === 'needs_changes';

/** The request for a full account, beside the basic account that goes on working. */
export const UPGRADE_STATUSES = ['in_review', 'needs_changes', 'rejected', 'approved'] as const;
export type UpgradeStatus = (typeof UPGRADE_STATUSES)[number];

export const upgradeTransitions = defineTransitions<UpgradeStatus>({
  in_review: ['needs_changes', 'rejected', 'approved'],
  needs_changes: ['in_review'],
  // A merchant may ask again, with other documents.
  rejected: ['in_review'],
  approved: [],
});

/** Whether documents may be sent: before the first request, and after a decision that asks for more. */
export const isUpgradeOpen = (standing: OnboardingStatus, request: UpgradeStatus | null): boolean =>
  standing === 'basic' && (request === null || request === 'needs_changes' || request === 'rejected');
