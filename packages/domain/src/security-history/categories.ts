/** What a merchant looks for in its security history, and the first words of the actions that belong to it. */
export const SECURITY_CATEGORIES = {
  sign_in: ['session'],
  account: ['password', 'profile', 'two_step', 'email'],
  people: ['user', 'role'],
  api_key: ['api_key'],
  snap_key: ['snap_key'],
  legacy_key: ['legacy_key'],
  webhook: ['webhook'],
} as const;

export type SecurityCategory = keyof typeof SECURITY_CATEGORIES;

export const SECURITY_CATEGORY_KEYS = /* @__PURE__ */ Object.keys(
  SECURITY_CATEGORIES,
) as readonly SecurityCategory[];

/** First words of the actions of these categories; of all when none is named. What moves orders and payments is no part of it. */
export function actionPrefixes(categories: readonly SecurityCategory[] = SECURITY_CATEGORY_KEYS): string[] {
  return categories.flatMap((category) => [...SECURITY_CATEGORIES[category]]);
}

export function categoryOf(action: string): SecurityCategory | undefined {
  const [prefix = ''] = action.split('.');
  return SECURITY_CATEGORY_KEYS.find((category) =>
    (SECURITY_CATEGORIES[category] as readonly string[]).includes(prefix),
  );
}
