/** The resources of a key's scopes, each with one access level. */
export const API_RESOURCES = [
  'orders',
  'payments',
  'customers',
  'settlements',
  'disbursements',
  'balance',
  'webhooks',
  'logs',
] as const;
export type ApiResource = (typeof API_RESOURCES)[number];

/** Not available to a subaccount's keys: a merchant's webhook can receive events of every subaccount, and its log has the requests of every key. */
export const MERCHANT_RESOURCES: readonly ApiResource[] = ['webhooks', 'logs'];

/** The resources a key can have scopes for. */
export const resourcesOf = ({ ofSubaccount }: { ofSubaccount: boolean }): readonly ApiResource[] =>
  ofSubaccount ? API_RESOURCES.filter((one) => !MERCHANT_RESOURCES.includes(one)) : API_RESOURCES;

/** Each level includes the ones before it. */
export const ACCESSES = ['none', 'read', 'write'] as const;
export type Access = (typeof ACCESSES)[number];

export type Scope = `${ApiResource}:${Exclude<Access, 'none'>}`;
export const SCOPES: readonly Scope[] = /* @__PURE__ */ API_RESOURCES.flatMap((resource): Scope[] => [
  `${resource}:read`,
  `${resource}:write`,
]);

/** The scope of operations that every key may call. */
export const ANY_SCOPE = 'any';

export type Scopes = Readonly<Record<ApiResource, Access>>;

const scopesOf = (access: (resource: ApiResource) => Access): Scopes =>
  Object.fromEntries(API_RESOURCES.map((resource) => [resource, access(resource)])) as Record<
    ApiResource,
    Access
  >;

/** A legacy key was created before scopes and may call everything. */
export const FULL_SCOPES: Scopes = /* @__PURE__ */ scopesOf(() => 'write');

/** The requested scopes; a resource that is not named gets `none`. */
export const completeScopes = (wanted: Readonly<Partial<Record<ApiResource, Access | undefined>>>): Scopes =>
  scopesOf((resource) => wanted[resource] ?? 'none');

/** Related records that an operation can expand in its response, and the scope each one needs. */
export const EXPANSION_SCOPES: Readonly<Record<string, Scope>> = {
  customer: 'customers:read',
  order: 'orders:read',
  payments: 'payments:read',
  settlement: 'settlements:read',
};

export type KeyRequirement = {
  readonly scope: Scope | typeof ANY_SCOPE;
  /** The requested `expand` names. */
  readonly expand?: readonly string[];
};

/** The first scope that the key lacks, or null if the call is allowed. Expanding a record needs the same scope as reading it. */
export const missingScope = (scopes: Scopes, { scope, expand = [] }: KeyRequirement): Scope | null => {
  const needed = [scope, ...expand.map((name) => EXPANSION_SCOPES[name])].filter(
    (one) => one !== undefined && one !== ANY_SCOPE,
  );
  return needed.find((one) => !covers(scopes, one)) ?? null;
};

const covers = (scopes: Scopes, scope: Scope): boolean => {
  const [resource, access] = scope.split(':') as [ApiResource, Access];
  return ACCESSES.indexOf(scopes[resource] ?? 'none') >= ACCESSES.indexOf(access);
};
