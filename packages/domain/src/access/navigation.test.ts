import { describe, expect, it } from 'vitest';
import {
  effectiveFlags,
  type FeatureConfig,
  FLAGS,
  guardRoute,
  NAV_KEYS,
  type NavGroup,
  type NavigationContext,
  navigationFor,
  nearestTo,
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

const withFlags = (config: FeatureConfig) => ({ flags: effectiveFlags(config, 'live') });
const permissionsOf = (role: string) => ROLES.find(({ name }) => name === role)?.permissions ?? [];

const table = (groups: readonly NavGroup[]) =>
  Object.fromEntries(groups.map(({ key, items }) => [key, items.map((item) => item.key)]));
const groups = (change: Partial<NavigationContext>) => table(navigationFor({ ...owner, ...change }));
const shown = (change: Partial<NavigationContext>) => Object.values(groups(change)).flat();

const BALANCE = ['balance_history', 'balance_withdraw', 'balance_topup'];
const SUBACCOUNT = ['subaccount_fund_transfer', 'subaccount_list', 'subaccount_settings'];

describe('navigationFor', () => {
  // spec 2.54
  it('groups entries by task, with the simulator last', () => {
    const all = groups({ mode: 'sandbox' });

    expect(Object.entries(all)).toEqual([
      ['start', ['home', 'transactions']],
      [
        'money_in',
        ['orders', 'payments', 'settlements', 'reconciliation', 'refunds', 'payment_links', 'invoices'],
      ],
      ['money_out', [...BALANCE, 'disbursements', ...SUBACCOUNT]],
      ['grow', ['customers', 'promos', 'analytics']],
      ['account', ['exports', 'users', 'settings']],
      ['testing', ['simulator']],
    ]);
  });

  it('names every entry and both areas in NAV_KEYS', () => {
    expect([...shown({ mode: 'sandbox' }), 'balance', 'subaccount'].toSorted()).toEqual(NAV_KEYS.toSorted());
  });

  // spec 2.39, 2.55
  it('has the simulator in sandbox only, and there it moves no other entry', () => {
    expect([...shown({ mode: 'live' }), 'simulator']).toEqual(shown({ mode: 'sandbox' }));
  });

  it('leaves out entries that this build does not have, and empty groups', () => {
    expect(groups({ available: ['payments', 'home', 'balance'] })).toEqual({
      start: ['home'],
      money_in: ['payments'],
    });
    expect(groups({ available: [] })).toEqual({});
  });

  it.each<[string, FeatureConfig, readonly string[]]>([
    // spec 6.33
    ['refund', { refund: false }, ['refunds']],
    // spec 6.32
    ['disbursement', { disbursement: false }, ['disbursements']],
    // spec 6.34
    ['invoice', { invoice: false }, ['invoices']],
    // spec 2.56, 6.36
    ['balance', { balance: false }, BALANCE],
    // spec 2.34, 6.36
    ['withdrawal', { withdrawal: false }, ['balance_withdraw']],
    // spec 2.57, 6.37
    ['subaccount', { subaccount: false }, SUBACCOUNT],
    // spec 6.37
    ['fund_transfer', { fund_transfer: false }, ['subaccount_fund_transfer']],
  ])('without the feature %s, hides exactly the entries that need it', (_, off, gone) => {
    const left = shown(withFlags({ ...EVERYTHING, ...off }));

    expect(left).toEqual(shown({}).filter((key) => !gone.includes(key)));
  });

  it.each<[string, Record<string, readonly string[]>]>([
    [
      'Developer',
      {
        start: ['home', 'transactions'],
        money_in: ['orders', 'payments'],
        grow: ['customers'],
        account: ['settings'],
      },
    ],
    [
      'Payment Link Maker',
      {
        start: ['home', 'transactions'],
        money_in: ['orders', 'payments', 'payment_links'],
        grow: ['customers'],
      },
    ],
    [
      'Approver',
      {
        start: ['home'],
        money_in: ['refunds'],
        money_out: ['balance_topup', 'disbursements', ...SUBACCOUNT],
        account: ['exports'],
      },
    ],
    ['Uploader', { start: ['home'], money_out: ['balance_topup', 'disbursements'], account: ['exports'] }],
  ])('shows to the role %s', (role, want) => {
    expect(groups({ permissions: permissionsOf(role) })).toMatchObject(want);
  });

  // spec 2.59
  it.each([['payment_links'], ['paymentLinks'], ['payment-links'], ['PAYMENT_LINKS']])(
    'hides what a subaccount’s preset excludes as %s',
    (spelling) => {
      expect(shown({ preset: { exclude_navigation: [spelling, 'unheard_of'] } })).not.toContain(
        'payment_links',
      );
    },
  );

  it.each<[string, readonly string[]]>([
    ['balance_topup', ['balance_topup']],
    ['balance', BALANCE],
    ['subaccount', SUBACCOUNT],
  ])('hides %j by its name', (name, gone) => {
    const left = shown({ preset: { exclude_navigation: [name] } });

    expect(left).toEqual(shown({}).filter((key) => !gone.includes(key)));
  });

  it('hides the menus of an audit in addition to those of the preset, and no others', () => {
    const hidden = shown({
      hiddenMenus: ['disbursements', 'balance'],
      preset: { exclude_navigation: ['promos'] },
    });

    expect(hidden).toEqual(shown({}).filter((key) => !['disbursements', ...BALANCE, 'promos'].includes(key)));
  });

  it('shows no page that the guard would refuse, for any role in either mode', () => {
    const whos = ROLES.flatMap(({ permissions }) =>
      (['live', 'sandbox'] as const).map((mode) => ({
        permissions,
        mode,
        flags: effectiveFlags(EVERYTHING, mode),
      })),
    );
    const refused = whos.flatMap((who) =>
      navigationFor({ ...owner, ...who })
        .flatMap(({ items }) => items)
        .filter(({ path }) => guardRoute({ path, signedIn: true, who }).go !== 'stay'),
    );

    expect(refused).toEqual([]);
  });
});

describe('nearestTo', () => {
  const items = navigationFor(owner).flatMap((group) => group.items);

  it.each([
    ['/balance', 'balance_history'],
    ['/balance/trace/pay_1', 'balance_history'],
    ['/balance/topup/history', 'balance_topup'],
    ['/balance/accounts', 'balance_withdraw'],
    ['/subaccount/sub_1/keys', 'subaccount_list'],
    ['/subaccount/fund-transfer/new', 'subaccount_fund_transfer'],
    ['/settings/webhooks', 'settings'],
    ['/user/profile', undefined],
  ])('%s belongs to %s', (path, key) => {
    expect(nearestTo(path, items)?.key).toBe(key);
  });
});
