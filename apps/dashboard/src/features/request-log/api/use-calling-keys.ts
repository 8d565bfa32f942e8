import { apiKeyPaths } from '../../../shared/paths/developers/api-keys.ts';
import { useApiKeys } from '../../api-keys/public.ts';
import { legacyKeyPaths } from '../../../shared/paths/developers/legacy-keys.ts';
import { useLegacyKeys } from '../../legacy-keys/public.ts';

/** All keys that can make calls, legacy keys last. */
export const useCallingKeys = (): readonly { id: string; name: string }[] => {
  const { data: keys = [] } = useApiKeys();
  const { data: legacyKeys = [] } = useLegacyKeys();
  return [...keys, ...legacyKeys];
};

/** IDs look alike; only a legacy key has its page elsewhere. */
export const useKeyPath = (id: string): string => {
  const { data: legacyKeys = [] } = useLegacyKeys();
  return legacyKeys.some((key) => key.id === id) ? legacyKeyPaths.list : apiKeyPaths.detail(id);
};
