import { useT } from '../../../shared/i18n/use-t.ts';
import { WaitingSecrets } from '../../../shared/secrets/waiting-secrets.tsx';
import type { ApiKey } from '../api/types.ts';
import { apiKeyPaths } from '../../../shared/paths/developers/api-keys.ts';

export const WaitingKeys = ({ keys }: { keys: readonly ApiKey[] }) => {
  const t = useT('api-keys');
  return (
    <WaitingSecrets
      owners={keys}
      title={(name) => t('list.secretWaiting', { name })}
      pathOf={apiKeyPaths.detail}
    />
  );
};
