import type { components } from '@dasbor/sdk';

type Schemas = components['schemas'];

export type Onboarding = Schemas['Onboarding'];
export type OnboardingImage = Schemas['OnboardingImage'];
export type OnboardingReview = Schemas['OnboardingReview'];
export type AccountUpgrade = Schemas['AccountUpgrade'];
export type UpgradeDocument = Schemas['UpgradeDocument'];
export type RequestUpgrade = Schemas['RequestUpgradeRequest'];
export type SavedFields = Schemas['SaveOnboardingBusinessRequest'] & Schemas['SaveOnboardingPersonalRequest'];
export type Category = Schemas['BusinessCategoryListAnswer']['data'][number];
