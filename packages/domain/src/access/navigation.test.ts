import { describe, expect, it } from 'vitest';
import {
  effectiveFlags,
  type FeatureConfig,
  FLAGS,
  guardRoute,
  NAV_KEYS,
  type NavigationContext,
  navigationFor,
  type NavItem,
  PERMISSIONS,
  ROLES,
} from './index.ts';

const EVERYTHING: FeatureConfig = Object.fromEntries(FLAGS.map((flag) => [flag, true]));

const owner: NavigationContext = {
  permissions: PERMISSIONS,
  flags: effectiveFlags(EVERYTHING, 'live'),
  mode: 'live',
  available: NAV_KEYS,
};

const keys = (items: readonly NavItem[]) => items.map(({ key }) => key);
const shown = (change: Partial<NavigationContext>) => keys(navigationFor({ ...owner, ...change }));

describe('navigationFor', () => {
  it('keeps the order of the product', () => {
    expect(shown({ mode: 'sandbox' })).toEqual([
      'home',
      'orders',
      'payments',
      'exports',
      'refunds',
      'users',
      'customers',
      'payment_links',
      'promos',
      'settlements',
      'settings',
      'simulator',
      'analytics',
      'disbursements',
      'invoices',
      'balance',
      'subaccount',
    ]);
  });

  it('has the simulator in sandbox only', () => {
    expect(shown({ mode: 'live' })).not.toContain('simulator');
  });

  it('leads nowhere that this build does not have', () => {
    expect(shown({ available: ['payments', 'home'] })).toEqual(['home', 'payments']);
    expect(shown({ available: [] })).toEqual([]);
  });

  it.each([
    ['refunds', 'refund'],
    ['disbursements', 'disbursement'],
    ['invoices', 'invoice'],
    ['balance', 'balance'],
    ['subaccount', 'subaccount'],
  ] as const)('hides %s where the feature %s is off', (key, flag) => {
    expect(shown({})).toContain(key);
    expect(shown({ flags: effectiveFlags({ ...EVERYTHING, [flag]: false }, 'live') })).not.toContain(key);
  });

  it('shows withdrawal in the balance group only when it is enabled', () => {
    const balance = (config: FeatureConfig) =>
      navigationFor({ ...owner, flags: effectiveFlags(config, 'live') }).find(({ key }) => key === 'balance');

    expect(keys(balance(EVERYTHING)?.children ?? [])).toEqual([
      'balance_history',
      'balance_withdraw',
      'balance_topup',
    ]);
    expect(keys(balance({ balance: true })?.children ?? [])).toEqual(['balance_history', 'balance_topup']);
  });

  it('opens a group at the first page the person may see', () => {
    const uploader = ROLES.find(({ name }) => name === 'Uploader')?.permissions ?? [];

    const balance = navigationFor({ ...owner, permissions: uploader }).find(({ key }) => key === 'balance');

    expect(balance).toEqual({
      key: 'balance',
      path: '/balance/topup',
      children: [{ key: 'balance_topup', path: '/balance/topup' }],
    });
  });

  it.each([
    ['Developer', ['home', 'orders', 'payments', 'customers', 'settings']],
    ['Payment Link Maker', ['home', 'orders', 'payments', 'customers', 'payment_links']],
    ['Approver', ['home', 'exports', 'refunds', 'disbursements', 'balance', 'subaccount']],
  ])('shows a %s %j', (name, want) => {
    const permissions = ROLES.find((role) => role.name === name)?.permissions ?? [];

    expect(shown({ permissions })).toEqual(want);
  });

  it.each([['payment_links'], ['paymentLinks'], ['payment-links'], ['PAYMENT_LINKS']])(
    'hides what a subaccount’s preset excludes as %s',
    (spelling) => {
      expect(shown({ preset: { exclude_navigation: [spelling, 'unheard_of'] } })).not.toContain(
        'payment_links',
      );
    },
  );

  it('hides one page of a group, and the group with its name', () => {
    expect(
      navigationFor({ ...owner, preset: { exclude_navigation: ['balance_topup'] } })
        .find(({ key }) => key === 'balance')
        ?.children?.map(({ key }) => key),
    ).toEqual(['balance_history', 'balance_withdraw']);
    expect(shown({ preset: { exclude_navigation: ['balance'] } })).not.toContain('balance');
  });

  it('hides menus for audit, beside those of the preset, and no other', () => {
    const hidden = shown({
      hiddenMenus: ['disbursements', 'balance'],
      preset: { exclude_navigation: ['promos'] },
    });

    expect(hidden).toEqual(shown({}).filter((key) => !['disbursements', 'balance', 'promos'].includes(key)));
  });

  it('shows no page that the guard would refuse, to any role in either mode', () => {
    const flat = (items: readonly NavItem[]): readonly NavItem[] =>
      items.flatMap((item) => [item, ...flat(item.children ?? [])]);

    const whos = ROLES.flatMap(({ permissions }) =>
      (['live', 'sandbox'] as const).map((mode) => ({
        permissions,
        mode,
        flags: effectiveFlags(EVERYTHING, mode),
      })),
    );
    const refused = whos.flatMap((who) =>
      flat(navigationFor({ ...owner, ...who })).filter(
        ({ path }) => guardRoute({ path, signedIn: true, who }).go !== 'stay',
      ),
    );

    expect(refused).toEqual([]);
  });
});
