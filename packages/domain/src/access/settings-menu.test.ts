import { describe, expect, it } from 'vitest';
import {
  effectiveFlags,
  FLAGS,
  type FeatureConfig,
  NAV_KEYS,
  navigationFor,
  PERMISSIONS,
  ROLES,
  type SettingsContext,
  settingsFor,
} from './index.ts';

const EVERYTHING: FeatureConfig = Object.fromEntries(FLAGS.map((flag) => [flag, true]));

const PATHS = {
  activation: '/onboarding',
  invoice_settings: '/invoices/settings',
  checkout_customization: '/settings/checkout',
  balance: '/settings/balance',
  destination_accounts: '/balance/accounts',
  api_keys: '/settings/api-keys',
  webhooks: '/settings/webhooks',
  users: '/users',
  roles: '/user/role',
  two_step: '/user/two-step',
  security_history: '/settings/security-history',
} as const;

type Person = { permissions?: readonly string[]; config?: FeatureConfig; hiddenMenus?: readonly string[] };

const contextOf = (
  { permissions = PERMISSIONS, config = EVERYTHING, hiddenMenus = [] }: Person = {},
  preset: SettingsContext['preset'] = null,
): SettingsContext => {
  const who = { permissions, flags: effectiveFlags(config, 'live'), mode: 'live' as const };
  const pages = navigationFor({ ...who, available: NAV_KEYS, hiddenMenus }).flatMap(({ items }) => items);
  return { who, pages, paths: PATHS, preset };
};

const shown = (...[person, preset]: Parameters<typeof contextOf>) =>
  settingsFor(contextOf(person, preset)).flatMap(({ items }) => items.map(({ key }) => key));

describe('settingsFor', () => {
  it('groups the settings of this build, with their addresses', () => {
    expect(settingsFor(contextOf()).map(({ key, items }) => [key, items.map((item) => item.key)])).toEqual([
      ['business', ['activation', 'invoice_settings']],
      ['checkout', ['checkout_customization']],
      ['money', ['balance', 'destination_accounts']],
      ['developers', ['api_keys', 'webhooks']],
      ['people', ['users', 'roles']],
      ['security', ['two_step', 'security_history']],
    ]);
    expect(settingsFor(contextOf())[0]?.items[0]).toEqual({ key: 'activation', path: '/onboarding' });
  });

  // spec 2.60
  it('shows what a subaccount’s preset lists, in the product’s order', () => {
    expect(shown({}, { setting_menu: ['webhooks', 'apiKeys', 'unheard_of'] })).toEqual([
      'api_keys',
      'webhooks',
    ]);
    expect(shown({}, { setting_menu: [] })).toEqual(shown());
  });

  it('has no webhooks if the preset leaves them to the master, even if it lists them', () => {
    expect(shown({}, { webhook: false })).toEqual(shown().filter((key) => key !== 'webhooks'));
    expect(shown({}, { setting_menu: ['webhooks'], webhook: false })).toEqual([]);
    expect(shown({}, { webhook: true })).toContain('webhooks');
  });

  it.each([
    ['balance', ['balance', 'destination_accounts']],
    ['withdrawal', ['destination_accounts']],
    ['invoice', ['invoice_settings']],
  ])('without the feature %s has no settings of it', (flag, gone) => {
    const left = shown({ config: { ...EVERYTHING, [flag]: false } });

    expect(left).toEqual(shown().filter((key) => !gone.includes(key)));
  });

  it('has no settings of a menu that is hidden for audit', () => {
    expect(shown({ hiddenMenus: ['invoices'] })).not.toContain('invoice_settings');
  });

  it('shows to each role only what it may open', () => {
    const permissions = ROLES.find(({ name }) => name === 'Developer')?.permissions ?? [];

    expect(shown({ permissions })).toEqual([
      'activation',
      'checkout_customization',
      'balance',
      'api_keys',
      'webhooks',
      'two_step',
      'security_history',
    ]);
  });
});
