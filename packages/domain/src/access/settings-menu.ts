import type { Flags } from './flags.ts';
import { skeleton } from './permissions.ts';

/** Product spec §2: the pages linked from settings, plus the API request log. Balance settings need the balance feature. */
export const SETTINGS_MENU = [
  'checkout_customization',
  'api_keys',
  'snap_api_keys',
  'legacy_keys',
  'webhooks',
  'request_log',
  'payment_methods',
  'notifications',
  'mdr_payer',
  'balance',
  'approvals',
  'sign_in_rules',
  'security_history',
] as const;

export type SettingsKey = (typeof SETTINGS_MENU)[number];

export type SettingsMenuContext = {
  readonly flags: Flags;
  readonly available: readonly SettingsKey[];
  /** A subaccount's preset lists the settings to show; without a list, or with an empty one, all are shown. */
  readonly preset?: { readonly setting_menu?: readonly string[] | null } | null | undefined;
};

export const settingsMenuFor = ({
  flags,
  available,
  preset,
}: SettingsMenuContext): readonly SettingsKey[] => {
  const named = new Set((preset?.setting_menu ?? []).map(skeleton));
  return SETTINGS_MENU.filter(
    (key) =>
      available.includes(key) &&
      (key !== 'balance' || flags.balance) &&
      (named.size === 0 || named.has(skeleton(key))),
  );
};
