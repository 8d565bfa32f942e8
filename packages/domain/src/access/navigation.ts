import type { Flags, Mode } from './flags.ts';
import { may, type Requirement } from './may.ts';
import { skeleton } from './permissions.ts';

interface Entry<Key extends string = string> {
  readonly key: Key;
  readonly path: string;
  readonly needs: Requirement;
  readonly children?: readonly Entry[];
}

/** Product spec §2, the sidebar from top to bottom. A group shows when one of its pages does. */
const SIDEBAR = [
  { key: 'home', path: '/home', needs: { permission: 'home.view' } },
  { key: 'orders', path: '/orders', needs: { permission: 'order.view' } },
  { key: 'payments', path: '/payments', needs: { permission: 'payment.view' } },
  { key: 'exports', path: '/exports', needs: { permission: 'export.view' } },
  { key: 'refunds', path: '/refunds', needs: { permission: 'refund.view', feature: 'refund' } },
  { key: 'users', path: '/users', needs: { permission: 'user_management.view' } },
  { key: 'customers', path: '/customers', needs: { permission: 'order.view' } },
  { key: 'payment_links', path: '/payment_links', needs: { permission: 'payment_link.view' } },
  { key: 'promos', path: '/promos', needs: { permission: 'promo.view' } },
  { key: 'settlements', path: '/settlements', needs: { permission: 'settlement.view' } },
  { key: 'settings', path: '/settings', needs: { permission: 'settings.view' } },
  { key: 'simulator', path: '/simulator', needs: { permission: 'payment.view', mode: 'sandbox' } },
  { key: 'analytics', path: '/analytics', needs: { permission: 'analytics.view' } },
  {
    key: 'disbursements',
    path: '/disbursements',
    needs: { permission: 'disbursement.view', feature: 'disbursement' },
  },
  { key: 'invoices', path: '/invoices', needs: { permission: 'invoice.view', feature: 'invoice' } },
  {
    key: 'balance',
    path: '/balance',
    needs: { feature: 'balance' },
    children: [
      {
        key: 'balance_history',
        path: '/balance',
        needs: { permission: 'withdrawal.view', feature: 'balance' },
      },
      {
        key: 'balance_withdraw',
        path: '/balance/withdraw',
        needs: { permission: 'withdrawal.view', feature: 'withdrawal' },
      },
      {
        key: 'balance_topup',
        path: '/balance/topup',
        needs: { permission: 'topup.view', feature: 'balance' },
      },
    ],
  },
  {
    key: 'subaccount',
    path: '/subaccount',
    needs: { feature: 'subaccount' },
    children: [
      {
        key: 'subaccount_list',
        path: '/subaccount',
        needs: { permission: 'subaccount.view', feature: 'subaccount' },
      },
      {
        key: 'subaccount_fund_transfer',
        path: '/subaccount/fund-transfer',
        needs: { permission: 'subaccount.view', feature: 'fund_transfer' },
      },
      {
        key: 'subaccount_settings',
        path: '/subaccount/settings',
        // Whoever approves an account of the whitelist may see it, and need not be who adds one.
        needs: { permission: 'subaccount.view', feature: 'subaccount' },
      },
    ],
  },
] as const satisfies readonly Entry[];

type KeyOf<E> = E extends { key: infer Key extends string }
  ? Key | (E extends { children: readonly (infer Child)[] } ? KeyOf<Child> : never)
  : never;

export type NavKey = KeyOf<(typeof SIDEBAR)[number]>;

export const NAV_KEYS: readonly NavKey[] = /* @__PURE__ */ SIDEBAR.flatMap((entry) =>
  'children' in entry ? [entry.key, ...entry.children.map((child) => child.key)] : [entry.key],
);

export interface NavItem {
  readonly key: NavKey;
  readonly path: string;
  readonly children?: readonly NavItem[];
}

export interface NavigationContext {
  readonly permissions: readonly string[];
  readonly flags: Flags;
  readonly mode: Mode;
  /** The pages this build has, so that no entry leads nowhere; a group is named by its pages. */
  readonly available: readonly NavKey[];
  /** `merchant_subaccount_preset` of the session. */
  readonly preset?: { readonly exclude_navigation?: readonly string[] | null } | null | undefined;
  /** `hidden_menus` of the session: hidden for audit (product spec §2: two merchant ids hide menus), by configuration. */
  readonly hiddenMenus?: readonly string[];
}

/** What the sidebar shows to this person, in its order. */
export function navigationFor(context: NavigationContext): readonly NavItem[] {
  const { available, preset, hiddenMenus = [] } = context;
  const hidden = new Set([...(preset?.exclude_navigation ?? []), ...hiddenMenus].map(skeleton));

  const visible = (entry: Entry): NavItem[] => {
    if (hidden.has(skeleton(entry.key)) || !may(context, entry.needs).ok) return [];
    const key = entry.key as NavKey;
    if (entry.children === undefined) return available.includes(key) ? [{ key, path: entry.path }] : [];

    const children = entry.children.flatMap(visible);
    const [first] = children;
    return first === undefined ? [] : [{ key, path: first.path, children }];
  };
  return SIDEBAR.flatMap(visible);
}
