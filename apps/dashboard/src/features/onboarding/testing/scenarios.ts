import basicFile from '../../../../../../openapi/features/onboarding/examples/onboarding-basic.json' with { type: 'json' };
import accountFile from '../../../../../../openapi/features/onboarding/examples/onboarding-account.json' with { type: 'json' };
import draftFile from '../../../../../../openapi/features/onboarding/examples/onboarding-draft.json' with { type: 'json' };
import viewersFile from '../../../../../../openapi/features/onboarding/examples/onboarding-for-viewers.json' with { type: 'json' };
import fullFile from '../../../../../../openapi/features/onboarding/examples/onboarding-full.json' with { type: 'json' };
import inReviewFile from '../../../../../../openapi/features/onboarding/examples/onboarding-in-review.json' with { type: 'json' };
import needsChangesFile from '../../../../../../openapi/features/onboarding/examples/onboarding-needs-changes.json' with { type: 'json' };
import newFile from '../../../../../../openapi/features/onboarding/examples/onboarding-new.json' with { type: 'json' };
import rejectedFile from '../../../../../../openapi/features/onboarding/examples/onboarding-rejected.json' with { type: 'json' };
import upgradeInReviewFile from '../../../../../../openapi/features/onboarding/examples/onboarding-upgrade-in-review.json' with { type: 'json' };
import categoriesFile from '../../../../../../openapi/features/reference/examples/business-categories.json' with { type: 'json' };
import { ok, type Scenario } from '@dasbor/sdk/testing';
import { bca, bri, gopay } from '../../../shared/testing/banks.ts';
import { example } from '../../../shared/testing/example.ts';
import { failed } from '../../../shared/testing/list-states.ts';
import type { AccountUpgrade, Onboarding } from '../api/types.ts';

const onboarding = (file: { value: unknown }): Onboarding => example<'getOnboarding'>(file).data;

const basic = onboarding(basicFile);
const upgradeInReview = onboarding(upgradeInReviewFile);

const withUpgrade = (changes: Partial<AccountUpgrade>): Onboarding => ({
  ...upgradeInReview,
  upgrade: upgradeInReview.upgrade && { ...upgradeInReview.upgrade, ...changes },
});

const decided = upgradeInReview.upgrade?.review && {
  ...upgradeInReview.upgrade.review,
  decided_at: '2026-11-24T03:00:00.000Z',
};

/** The contract's examples, by state. */
export const standings = {
  new: onboarding(newFile),
  draft: onboarding(draftFile),
  inReview: onboarding(inReviewFile),
  needsChanges: onboarding(needsChangesFile),
  rejected: onboarding(rejectedFile),
  basic,
  limitReached: {
    ...basic,
    limit: { limit: 25_000_000, used: 25_000_000, paid: 25_000_000, open: 0, left: 0 },
  },
  upgradeInReview,
  upgradeNeedsChanges: withUpgrade({
    status: 'needs_changes',
    review: decided ? { ...decided, note: 'NIB sudah dicabut.' } : null,
    documents: (upgradeInReview.upgrade?.documents ?? []).map((document) => ({
      ...document,
      change: document.kind === 'nib' ? 'expired' : null,
    })),
  }),
  upgradeRejected: withUpgrade({
    status: 'rejected',
    review: decided ? { ...decided, reject_reason: 'identity_not_confirmed' } : null,
  }),
  full: onboarding(fullFile),
  forViewers: onboarding(viewersFile),
} satisfies Record<string, Onboarding>;

const lists = {
  listBusinessCategories: ok(example<'listBusinessCategories'>(categoriesFile)),
  listBanks: ok({ data: [bca, bri, gopay] }),
} satisfies Scenario;

export const standing = (data: Onboarding) => ({ ...lists, getOnboarding: ok({ data }) }) satisfies Scenario;

export const held = ok(example<'inquireOnboardingAccount'>(accountFile));

export const pages = {
  pending: { ...lists, getOnboarding: 'pending' },
  failed: { ...lists, getOnboarding: failed },
} satisfies Record<string, Scenario>;
