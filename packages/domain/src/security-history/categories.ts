/** The categories of the security history, each with the action prefixes that belong to it. */
export const SECURITY_CATEGORIES = {
  sign_in: ['session'],
  account: [
    'password',
    'profile',
    'two_step',
    'authenticator',
    'passkey',
    'recovery_codes',
    'remembered_device',
    'email',
    'confirmation',
    'onboarding',
  ],
  people: ['user', 'role', 'ownership', 'approval_rules', 'sign_in_rules', 'access'],
  api_key: ['api_key'],
  snap_key: ['snap_key'],
  legacy_key: ['legacy_key'],
  webhook: ['webhook'],
  promo: ['promo'],
  /** Anything that moves money, or sets where money may go automatically. */
  money: [
    'withdrawal',
    'withdrawal_schedule',
    'destination_account',
    'top_up',
    'balance_settings',
    'disbursement',
    'fund_transfer',
    'refund',
    'whitelist',
    'subaccount',
  ],
  /** Files with many records at once. */
  data: ['export'],
  /** What customers see and are offered when they pay. */
  checkout: ['payment_channel', 'mdr_preference', 'checkout_appearance'],
} as const;

export type SecurityCategory = keyof typeof SECURITY_CATEGORIES;

export const SECURITY_CATEGORY_KEYS = /* @__PURE__ */ Object.keys(
  SECURITY_CATEGORIES,
) as readonly SecurityCategory[];

/** The action prefixes of these categories; of all categories if none is given. Orders and payments are not included (`TRADE`). */
export const actionPrefixes = (categories: readonly SecurityCategory[] = SECURITY_CATEGORY_KEYS): string[] =>
  categories.flatMap((category) => [...SECURITY_CATEGORIES[category]]);

export const categoryOf = (action: string): SecurityCategory | undefined => {
  const [prefix = ''] = action.split('.');
  return SECURITY_CATEGORY_KEYS.find((category) =>
    (SECURITY_CATEGORIES[category] as readonly string[]).includes(prefix),
  );
};

/** Action prefixes outside the security history: one per customer, or sandbox only. */
export const TRADE: readonly string[] = [
  'customer',
  'order',
  'payment',
  'payment_link',
  'invoice',
  'virtual_account',
  'image',
  'sandbox_clock',
];

/** Failed sign-ins have no known actor, only the attempted address. */
export const FAILED_SIGN_INS: readonly string[] = [
  'session.refused',
  'session.locked',
  'session.code_refused',
  'session.codes_locked',
];
