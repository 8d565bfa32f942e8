/** What a key's scopes speak of; one access for each. */
export const API_RESOURCES = [
  'orders',
  'payments',
  'customers',
  'settlements',
  'disbursements',
  'balance',
  'webhooks',
] as const;
export type ApiResource = (typeof API_RESOURCES)[number];

/** What no key of a subaccount speaks of: a webhook of the merchant hears of all of them, as it chose. */
export const MERCHANT_RESOURCES: readonly ApiResource[] = ['webhooks'];

/** What a key may speak of. */
export function resourcesOf({ ofSubaccount }: { ofSubaccount: boolean }): readonly ApiResource[] {
  return ofSubaccount ? API_RESOURCES.filter((one) => !MERCHANT_RESOURCES.includes(one)) : API_RESOURCES;
}

/** Each includes the one before it. */
export const ACCESSES = ['none', 'read', 'write'] as const;
export type Access = (typeof ACCESSES)[number];

export type Scope = `${ApiResource}:${Exclude<Access, 'none'>}`;
export const SCOPES: readonly Scope[] = /* @__PURE__ */ API_RESOURCES.flatMap((resource): Scope[] => [
  `${resource}:read`,
  `${resource}:write`,
]);

/** Of operations that every key may call. */
export const ANY_SCOPE = 'any';

export type Scopes = Readonly<Record<ApiResource, Access>>;

/** From before scopes: a legacy key may do whatever a key may. */
export const FULL_SCOPES: Scopes = /* @__PURE__ */ scopesOf(() => 'write');

/** What was asked for, with none for what was not named. */
export function completeScopes(wanted: Readonly<Partial<Record<ApiResource, Access | undefined>>>): Scopes {
  return scopesOf((resource) => wanted[resource] ?? 'none');
}

/** Related records that an operation can put into its answer, and the scope each needs of its own. */
export const EXPANSION_SCOPES: Readonly<Record<string, Scope>> = {
  customer: 'customers:read',
  order: 'orders:read',
  payments: 'payments:read',
  settlement: 'settlements:read',
};

export interface KeyRequirement {
  readonly scope: Scope | typeof ANY_SCOPE;
  /** Names of `expand`. */
  readonly expand?: readonly string[];
}

/** The first scope that the key lacks for this, or null when it may. A record is no more open when it is expanded. */
export function missingScope(scopes: Scopes, { scope, expand = [] }: KeyRequirement): Scope | null {
  const needed = [scope, ...expand.map((name) => EXPANSION_SCOPES[name])].filter(
    (one) => one !== undefined && one !== ANY_SCOPE,
  );
  return needed.find((one) => !covers(scopes, one)) ?? null;
}

function covers(scopes: Scopes, scope: Scope): boolean {
  const [resource, access] = scope.split(':') as [ApiResource, Access];
  return ACCESSES.indexOf(scopes[resource] ?? 'none') >= ACCESSES.indexOf(access);
}

function scopesOf(access: (resource: ApiResource) => Access): Scopes {
  return Object.fromEntries(API_RESOURCES.map((resource) => [resource, access(resource)])) as Record<
    ApiResource,
    Access
  >;
}
