import type { OnboardingStatus, UpgradeStatus } from '@dasbor/domain/onboarding';
import type { Meanings } from '../../../shared/status/meanings.ts';

export const standingMeanings: Meanings<OnboardingStatus> = {
  new: 'inactive',
  in_review: 'checking',
  needs_changes: 'needs_changes',
  rejected: 'rejected',
  basic: 'active',
  full: 'active',
};

export const upgradeMeanings: Meanings<UpgradeStatus> = {
  in_review: 'checking',
  needs_changes: 'needs_changes',
  rejected: 'rejected',
  approved: 'active',
};
