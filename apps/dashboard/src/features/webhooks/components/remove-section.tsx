import { chakra } from '@chakra-ui/react';
import { heirOf } from '@dasbor/domain/webhooks';
import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useGoToResult } from '../../../shared/lib/go-to-result.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { preloadDialog } from '../../../shared/ui/overlays/dialog.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { Webhook } from '../api/types.ts';
import { useWebhookActions } from '../api/use-webhook-actions.ts';
import { useWebhooks } from '../api/use-webhooks.ts';
import { webhookPaths } from '../../../shared/paths/developers/webhooks.ts';

export const RemoveSection = ({ webhook }: { webhook: Webhook }) => {
  const t = useT('webhooks');
  const goToResult = useGoToResult();
  const { remove } = useWebhookActions(webhook.id);
  const [isOpen, setOpen] = useState(false);
  const heir = useHeir(webhook);
  return (
    <Section title={t('remove.section')} description={t('remove.sectionText')}>
      <Button
        variant="dangerOutline"
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setOpen(true)}
      >
        {t('remove.button')}
      </Button>
      <ConfirmDialog
        danger
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('remove.title', { name: webhook.name })}
        text={t('remove.text', { url: webhook.url })}
        yes={t('remove.yes')}
        onConfirm={async () => {
          await remove();
          goToResult(webhookPaths.list, t('remove.done'), { replace: true, isSaid: true });
        }}
      >
        {heir ? (
          <chakra.p textStyle="body" mt="3">
            {t('remove.heir', { name: heir.name })}
          </chakra.p>
        ) : null}
      </ConfirmDialog>
    </Section>
  );
};

/** Names the next primary webhook if that changes, by the domain's rule. */
const useHeir = (webhook: Webhook) => {
  const { data = [] } = useWebhooks();
  if (!webhook.is_primary) return undefined;
  const left = data.filter(({ id }) => id !== webhook.id);
  return heirOf(
    left.map(({ name, status, created_at: createdAt }) => ({
      name,
      isEnabled: status === 'enabled',
      createdAt,
    })),
  );
};
