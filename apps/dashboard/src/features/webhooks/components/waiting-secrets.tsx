import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useFreshSecrets } from '../../../shared/state/fresh-secrets.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import type { Webhook } from '../api/types.ts';
import { webhookPaths } from '../paths.ts';

/** Whoever went away before the secret was stored finds the way back to it. */
export function WaitingSecrets({ webhooks }: { webhooks: readonly Webhook[] }) {
  const t = useT('webhooks');
  const secrets = useFreshSecrets();
  const waiting = webhooks.filter(({ id }) => secrets.of(id) !== undefined);
  if (waiting.length === 0) return null;
  return (
    <chakra.div display="grid" gap="2" mb="4">
      {waiting.map(({ id, name }) => (
        <Banner
          key={id}
          tone="warning"
          title={t('list.secretWaiting.title', { name })}
          actions={<AppLink to={webhookPaths.detail(id)}>{t('list.secretWaiting.open')}</AppLink>}
        >
          {t('list.secretWaiting.text')}
        </Banner>
      ))}
    </chakra.div>
  );
}
