import type { SettingsKey } from '@dasbor/domain/access';
import { apiKeyPaths } from '../../api-keys/paths.ts';
import { balancePaths } from '../../balance/paths.ts';
import { legacyKeyPaths } from '../../legacy-keys/paths.ts';
import { requestLogPaths } from '../../request-log/paths.ts';
import { securityHistoryPaths } from '../../security-history/paths.ts';
import { snapKeyPaths } from '../../snap-keys/paths.ts';
import { webhookPaths } from '../../webhooks/paths.ts';

/** The pages that this build has; the order and who sees which are the domain's (`settingsMenuFor`). */
export const SETTINGS_PAGES = {
  api_keys: apiKeyPaths.list,
  snap_api_keys: snapKeyPaths.list,
  legacy_keys: legacyKeyPaths.list,
  webhooks: webhookPaths.list,
  request_log: requestLogPaths.list(),
  balance: balancePaths.settings,
  security_history: securityHistoryPaths.list,
} as const satisfies Partial<Record<SettingsKey, string>>;

export type SettingsPageKey = keyof typeof SETTINGS_PAGES;

export function isSettingsPage(key: SettingsKey): key is SettingsPageKey {
  return Object.hasOwn(SETTINGS_PAGES, key);
}
