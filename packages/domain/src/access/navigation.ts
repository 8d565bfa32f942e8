import type { Flag, Flags, Mode } from './flags.ts';
import { guardRoute } from './guard.ts';
import { skeleton } from './permissions.ts';

/**
 * The sidebar from top to bottom: groups, entries and their pages. Product spec §2 lists the entries; we chose the groups and their
 * order (docs/decisions/0064). Requirements come from `ROUTE_REQUIREMENTS`. The simulator is last, so that switching to sandbox moves no other entry.
 */
const SIDEBAR = {
  start: { home: '/home', transactions: '/transactions' },
  money_in: {
    orders: '/orders',
    payments: '/payments',
    settlements: '/settlements',
    reconciliation: '/reconciliation',
    refunds: '/refunds',
    payment_links: '/payment_links',
    invoices: '/invoices',
  },
  money_out: {
    balance_history: '/balance',
    balance_withdraw: '/balance/withdraw',
    balance_topup: '/balance/topup',
    disbursements: '/disbursements',
    subaccount_fund_transfer: '/subaccount/fund-transfer',
    subaccount_list: '/subaccount',
    subaccount_settings: '/subaccount/settings',
  },
  grow: { customers: '/customers', promos: '/promos', analytics: '/analytics' },
  account: { exports: '/exports', users: '/users', settings: '/settings' },
  testing: { simulator: '/simulator' },
} as const;

/** Product spec §2: these pages show only if the feature of the same name is enabled. A preset can hide all of them by that name. */
const AREAS = ['balance', 'subaccount'] as const satisfies readonly Flag[];

type KeysOf<Groups> = Groups extends unknown ? keyof Groups : never;

export type NavGroupKey = keyof typeof SIDEBAR;
/** The key of a sidebar entry, which links to one page. */
export type NavPageKey = KeysOf<(typeof SIDEBAR)[NavGroupKey]>;
/** What a preset or `hidden_menus` can name: an entry, or a whole area. */
export type NavKey = NavPageKey | (typeof AREAS)[number];

export type NavItem = {
  readonly key: NavPageKey;
  readonly path: string;
};

export type NavGroup = {
  readonly key: NavGroupKey;
  readonly items: readonly NavItem[];
};

const GROUPS = /* @__PURE__ */ Object.entries(SIDEBAR).map(([key, entries]) => ({
  key: key as NavGroupKey,
  items: Object.entries(entries).map(([page, path]): NavItem => ({ key: page as NavPageKey, path })),
}));

/** Every entry, whoever may see it. */
export const NAV_ITEMS: readonly NavItem[] = /* @__PURE__ */ GROUPS.flatMap(({ items }) => items);

export const NAV_KEYS: readonly NavKey[] = /* @__PURE__ */ GROUPS.flatMap(({ items }) =>
  items.map(({ key }): NavKey => key),
).concat(AREAS);

export type NavigationContext = {
  readonly permissions: readonly string[];
  readonly flags: Flags;
  readonly mode: Mode;
  /** The pages that this build has. Other entries are left out. */
  readonly available: readonly NavKey[];
  /** `merchant_subaccount_preset` of the session. */
  readonly preset?: { readonly exclude_navigation?: readonly string[] | null } | null | undefined;
  /** `hidden_menus` of the session: hidden for audit (product spec §2: two merchant ids hide menus), by configuration. */
  readonly hiddenMenus?: readonly string[];
};

/** The person's sidebar, in order. Empty groups are left out. */
export const navigationFor = (context: NavigationContext): readonly NavGroup[] => {
  const isShown = shownTo(context);
  return GROUPS.map(({ key, items }) => ({ key, items: items.filter(isShown) })).filter(
    ({ items }) => items.length > 0,
  );
};

/** Pages that belong to an entry whose path they do not begin with. */
const BELONGS_TO: Readonly<Record<string, string>> = {
  '/balance/accounts': SIDEBAR.money_out.balance_withdraw,
};

/** The entry a page belongs to, by the longest matching path: `/balance/topup/history` belongs to top ups, not to balance. */
export const nearestTo = <E extends { readonly path: string }>(
  path: string,
  entries: readonly E[],
): E | undefined => {
  const own = BELONGS_TO[path];
  return entries
    .filter((entry) => entry.path === own || path === entry.path || path.startsWith(`${entry.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
};

const shownTo = (context: NavigationContext): ((item: NavItem) => boolean) => {
  const { available, flags, mode, preset, hiddenMenus = [] } = context;
  const hidden = new Set([...(preset?.exclude_navigation ?? []), ...hiddenMenus].map(skeleton));
  return ({ key, path }) => {
    const area = AREAS.find((name) => path.startsWith(`/${name}`));
    return (
      available.includes(key) &&
      !hidden.has(skeleton(key)) &&
      (!area || (flags[area] && !hidden.has(skeleton(area)))) &&
      // In live mode the page offers to switch, so the guard lets everybody in.
      (key !== 'simulator' || mode === 'sandbox') &&
      guardRoute({ path, signedIn: true, who: context }).go === 'stay'
    );
  };
};
