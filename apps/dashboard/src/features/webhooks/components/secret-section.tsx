import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@dasbor/domain/kernel';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { useClock } from '../../../shared/lib/clock.tsx';
import { timeLeft } from '../../../shared/lib/time-left.ts';
import { useNow } from '../../../shared/lib/use-now.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
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
      {until ? <Overlap until={until} onOver={onOver} /> : null}
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

/** Counts down by the second, silently: a screen reader finds the moment itself in the sentence. */
function Overlap({ until, onOver }: { until: string; onOver: () => void }) {
  const t = useT('webhooks');
  const language = useLanguage();
  const now = useClock();
  useNow(1000);
  const left = timeLeft(until, now(), language);
  const isOver = left === '';
  const tell = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver) tell();
  }, [isOver]);
  if (isOver) return null;
  return (
    <chakra.div mb="3" data-part="overlap">
      <Banner tone="info" title={t('secret.overlapTitle')}>
        {t('secret.overlap', { left, at: formatDateTime(until, language) })}
      </Banner>
    </chakra.div>
  );
}
