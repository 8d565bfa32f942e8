import { guardRoute } from './guard.ts';
import type { Who } from './may.ts';
import { NAV_ITEMS, type NavItem, nearestTo } from './navigation.ts';
import { skeleton } from './permissions.ts';

/**
 * The settings overview from top to bottom. Product spec §2 names the settings; we added pages that people look for there, and chose the
 * groups (docs/decisions/0064).
 */
const SETTINGS = {
  business: ['activation', 'upgrade', 'invoice_settings', 'invoice_reminders'],
  checkout: ['checkout_customization', 'payment_methods', 'mdr_payer', 'link_message'],
  money: ['balance', 'destination_accounts', 'withdrawal_schedule', 'transfer_accounts', 'export_schedules'],
  developers: ['api_keys', 'snap_api_keys', 'legacy_keys', 'webhooks', 'request_log'],
  people: ['users', 'roles', 'approvals', 'notifications', 'profile'],
  security: ['two_step', 'password', 'devices', 'sign_in_rules', 'security_history'],
} as const;

export type SettingsGroupKey = keyof typeof SETTINGS;
export type SettingsKey = (typeof SETTINGS)[SettingsGroupKey][number];

export type SettingsItem = { readonly key: SettingsKey; readonly path: string };
export type SettingsGroup = { readonly key: SettingsGroupKey; readonly items: readonly SettingsItem[] };

export type SettingsContext = {
  readonly who: Who;
  /** The person's sidebar entries. A setting of a hidden entry is hidden too. */
  readonly pages: readonly NavItem[];
  /** The pages that this build has. */
  readonly paths: Readonly<Partial<Record<SettingsKey, string>>>;
  /** `merchant_subaccount_preset` of the session. */
  readonly preset?:
    | { readonly setting_menu?: readonly string[] | null; readonly webhook?: boolean | null }
    | null
    | undefined;
};

/** The settings that this person may open, by group. Empty groups are left out. */
export const settingsFor = (context: SettingsContext): readonly SettingsGroup[] => {
  const isShown = shownTo(context);
  return (Object.keys(SETTINGS) as SettingsGroupKey[])
    .map((key) => ({
      key,
      items: SETTINGS[key].flatMap((setting: SettingsKey): SettingsItem[] => {
        const path = context.paths[setting];
        return path !== undefined && isShown(setting, path) ? [{ key: setting, path }] : [];
      }),
    }))
    .filter(({ items }) => items.length > 0);
};

const shownTo = ({ who, pages, preset }: SettingsContext) => {
  // A preset lists the settings to show; without a list, or with an empty one, all are shown.
  const named = new Set((preset?.setting_menu ?? []).map(skeleton));
  return (key: SettingsKey, path: string): boolean => {
    const entry = nearestTo(path, NAV_ITEMS);
    return (
      (named.size === 0 || named.has(skeleton(key))) &&
      // The master of such a subaccount keeps its webhooks.
      (key !== 'webhooks' || preset?.webhook !== false) &&
      (!entry || pages.some((page) => page.key === entry.key)) &&
      guardRoute({ path, signedIn: true, who }).go === 'stay'
    );
  };
};
