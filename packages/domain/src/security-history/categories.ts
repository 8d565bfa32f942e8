/** What a merchant looks for in its security history, and the first words of the actions that belong to it. */
export const SECURITY_CATEGORIES = {
  sign_in: ['session'],
  account: ['password', 'profile', 'two_step', 'email', 'confirmation'],
  people: ['user', 'role'],
  api_key: ['api_key'],
  snap_key: ['snap_key'],
  legacy_key: ['legacy_key'],
  webhook: ['webhook'],
  /** What leaves the balance or fills it, and where it may go by itself. */
  money: [
    'withdrawal',
    'withdrawal_schedule',
    'top_up',
    'balance_settings',
    'disbursement',
    'fund_transfer',
    'whitelist',
    'subaccount',
  ],
} as const;

export type SecurityCategory = keyof typeof SECURITY_CATEGORIES;

export const SECURITY_CATEGORY_KEYS = /* @__PURE__ */ Object.keys(
  SECURITY_CATEGORIES,
) as readonly SecurityCategory[];

/** First words of the actions of these categories; of all when none is named. What moves orders and payments is no part of it (`TRADE`). */
export function actionPrefixes(categories: readonly SecurityCategory[] = SECURITY_CATEGORY_KEYS): string[] {
  return categories.flatMap((category) => [...SECURITY_CATEGORIES[category]]);
}

export function categoryOf(action: string): SecurityCategory | undefined {
  const [prefix = ''] = action.split('.');
  return SECURITY_CATEGORY_KEYS.find((category) =>
    (SECURITY_CATEGORIES[category] as readonly string[]).includes(prefix),
  );
}

/** First words of the actions that are no part of it: there are as many of them as customers, or they are of the sandbox alone. */
export const TRADE: readonly string[] = ['order', 'payment', 'virtual_account', 'sandbox_clock'];

/** Sign-ins that failed: nobody is known to have done them, only the address that was tried. */
export const FAILED_SIGN_INS: readonly string[] = [
  'session.refused',
  'session.locked',
  'session.code_refused',
  'session.codes_locked',
];
