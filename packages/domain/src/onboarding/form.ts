/** The form as its people typed it so far. Names follow the product spec (§3, registration form). */
export type OnboardingDraft = {
  readonly client_type: ClientType | null;
  readonly business_name: string;
  readonly business_category: string;
  readonly business_website: string;
  readonly business_social_media: string;
  readonly npwp: string;
  readonly full_name: string;
  readonly ktp_number: string;
  readonly bank: string;
  readonly bank_account_number: string;
};

export const CLIENT_TYPES = ['individual', 'company'] as const;
export type ClientType = (typeof CLIENT_TYPES)[number];

export const BUSINESS_FIELDS = [
  'client_type',
  'business_name',
  'business_category',
  'business_website',
  'business_social_media',
  'npwp',
] as const satisfies readonly (keyof OnboardingDraft)[];

export const PERSONAL_FIELDS = [
  'full_name',
  'ktp_number',
  'bank',
  'bank_account_number',
] as const satisfies readonly (keyof OnboardingDraft)[];

export type BusinessField = (typeof BUSINESS_FIELDS)[number];
export type PersonalField = (typeof PERSONAL_FIELDS)[number];

/** What a reviewer can ask to change. The photo of the ID card is one of them. */
export const REVIEWED_FIELDS = [...BUSINESS_FIELDS, ...PERSONAL_FIELDS, 'ktp_image'] as const;
export type ReviewedField = (typeof REVIEWED_FIELDS)[number];

/** Product spec §2: a basic account in 3 steps. */
export const ONBOARDING_STEPS = ['business', 'personal', 'terms'] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

export const FIELDS_OF_STEP: Readonly<Record<OnboardingStep, readonly ReviewedField[]>> = {
  business: BUSINESS_FIELDS,
  personal: [...PERSONAL_FIELDS, 'ktp_image'],
  terms: [],
};

/** Long enough for every value, and a bound for what a draft may hold. */
export const DRAFT_MAX_LENGTH: Readonly<Record<Exclude<keyof OnboardingDraft, 'client_type'>, number>> = {
  business_name: 128,
  business_category: 60,
  business_website: 300,
  business_social_media: 300,
  npwp: 40,
  full_name: 128,
  ktp_number: 40,
  bank: 60,
  bank_account_number: 40,
};

export const EMPTY_DRAFT: OnboardingDraft = {
  client_type: null,
  business_name: '',
  business_category: '',
  business_website: '',
  business_social_media: '',
  npwp: '',
  full_name: '',
  ktp_number: '',
  bank: '',
  bank_account_number: '',
};
