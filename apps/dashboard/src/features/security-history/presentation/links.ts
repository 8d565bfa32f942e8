import { apiKeyPaths } from '../../../shared/paths/developers/api-keys.ts';
import { legacyKeyPaths } from '../../../shared/paths/developers/legacy-keys.ts';
import { promoPaths } from '../../../shared/paths/money-in/promos.ts';
import { snapKeyPaths } from '../../../shared/paths/developers/snap-keys.ts';
import { webhookPaths } from '../../../shared/paths/developers/webhooks.ts';
import type { SecurityEvent } from '../api/types.ts';

/** The page of the object, if it has one in the current mode. */
export const targetPath = (
  { target, category, mode }: SecurityEvent,
  shownMode: string,
): string | undefined => {
  if (target === null || mode !== shownMode) return undefined;
  const page = PAGES[category];
  return page && target.startsWith(page.prefix) ? page.detail(target) : undefined;
};

const PAGES: Partial<Record<SecurityEvent['category'], { prefix: string; detail: (id: string) => string }>> =
  {
    api_key: { prefix: 'key_', detail: apiKeyPaths.detail },
    snap_key: { prefix: 'snk_', detail: snapKeyPaths.detail },
    legacy_key: { prefix: 'key_', detail: () => legacyKeyPaths.list },
    promo: { prefix: 'prm_', detail: promoPaths.detail },
    webhook: { prefix: 'whk_', detail: webhookPaths.detail },
  };
