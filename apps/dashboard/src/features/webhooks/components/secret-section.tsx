import { chakra } from '@chakra-ui/react';
import { decideRotation, ROTATION_POLICY } from '@dasbor/domain/webhooks';
import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { PreviousSecret } from '../../../shared/secrets/previous-secret.tsx';
import { ReplaceDialog } from '../../../shared/secrets/replace-dialog.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DescriptionList } from '../../../shared/ui/record/description-list.tsx';
import { preloadDialog } from '../../../shared/ui/overlays/dialog.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { Webhook } from '../api/types.ts';
import { useRotateSecret } from '../api/use-rotate-secret.ts';

export const SecretSection = ({ webhook, onOver }: { webhook: Webhook; onOver: () => void }) => {
  const t = useT('webhooks');
  const [isRotating, setRotating] = useState(false);
  const rotate = useRotateSecret(webhook.id);
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
        <PreviousSecret until={until} text={(end) => t('secret.overlap', end)} onOver={onOver} />
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
      <ReplaceDialog
        open={isRotating}
        onClose={() => setRotating(false)}
        title={t('secret.rotateDialog.title')}
        text={t('secret.rotateDialog.text')}
        yes={t('secret.rotate')}
        overlaps={OVERLAPS}
        previousWorksUntil={until}
        decide={(previousExpiresAt, overlap, now) =>
          decideRotation({ previousExpiresAt, overlapHours: HOURS[overlap] }, now)
        }
        confirmable={null}
        onReplace={(overlap) => rotate(HOURS[overlap])}
      />
    </Section>
  );
};

const OVERLAPS = ['24h', '3d', '7d', 'none'] as const;
const HOURS = {
  '24h': ROTATION_POLICY.standardOverlapHours,
  '3d': 72,
  '7d': ROTATION_POLICY.longestOverlapHours,
  none: 0,
};
