import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { SecretOverlap } from '../../../shared/secrets/secret-overlap.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DescriptionList } from '../../../shared/ui/description-list.tsx';
import { preloadDialog } from '../../../shared/ui/overlays/dialog.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { Webhook } from '../api/types.ts';
import { RotateDialog } from './rotate-dialog.tsx';

export function SecretSection({ webhook, onOver }: { webhook: Webhook; onOver: () => void }) {
  const t = useT('webhooks');
  const [isRotating, setRotating] = useState(false);
  const { preview, created_at: createdAt, previous_expires_at: until } = webhook.secret;
  return (
    <Section
      title={t('secret.section')}
      description={t('secret.text')}
      actions={
        <Button
          size="sm"
          onPointerEnter={preloadDialog}
          onFocus={preloadDialog}
          onClick={() => setRotating(true)}
        >
          {t('secret.rotate')}
        </Button>
      }
    >
      {until ? (
        <SecretOverlap
          until={until}
          title={t('secret.overlapTitle')}
          text={(ends) => t('secret.overlap', ends)}
          onOver={onOver}
        />
      ) : null}
      <DescriptionList
        items={[
          {
            key: 'preview',
            label: t('secret.preview'),
            value: <chakra.span textStyle="id">whsec_{preview}</chakra.span>,
          },
          { key: 'created', label: t('secret.createdAt'), value: <Time value={createdAt} /> },
        ]}
      />
      <RotateDialog webhook={webhook} open={isRotating} onClose={() => setRotating(false)} />
    </Section>
  );
}
