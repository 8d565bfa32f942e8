import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { ChevronRightIcon } from '../../../shared/ui/icons.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { STATUS_ICONS } from '../../../shared/ui/status-badge.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { WebhookAttempt } from '../api/types.ts';
import { useAttemptWords } from '../presentation/use-attempt-words.ts';
import { AttemptDetail } from './attempt-detail.tsx';

/** Every attempt, newest first. The newest is expanded, as it is the most relevant. */
export const AttemptsSection = ({ attempts }: { attempts: readonly WebhookAttempt[] }) => {
  const t = useT('webhooks');
  return (
    <Section title={t('delivery.attempts')} padding={attempts.length > 0 ? 'flush' : 'normal'}>
      {attempts.length === 0 ? (
        <chakra.p textStyle="body" color="fg.muted">
          {t('delivery.attemptsNone')}
        </chakra.p>
      ) : (
        attempts.map((attempt, index) => (
          <Attempt key={attempt.request_id} attempt={attempt} isOpen={index === 0} />
        ))
      )}
    </Section>
  );
};

const Attempt = ({ attempt, isOpen }: { attempt: WebhookAttempt; isOpen: boolean }) => {
  const t = useT('webhooks');
  const words = useAttemptWords();
  const trouble = words.trouble(attempt);
  const Icon = STATUS_ICONS[trouble ? 'failed' : 'done'];
  return (
    <chakra.details css={DETAILS} open={isOpen} data-attempt={attempt.number}>
      <chakra.summary>
        <chakra.span colorPalette={trouble ? 'danger' : 'success'} color="colorPalette.fg" mt="0.5">
          <Icon />
        </chakra.span>
        <chakra.span minW="0">
          <chakra.span display="block" textStyle="body" fontWeight="medium">
            {t('delivery.attempt', { number: attempt.number })} · {words.short(attempt)}
          </chakra.span>
          <chakra.span display="block" textStyle="small" color="fg.muted">
            <Time value={attempt.at} precision="millisecond" />
            {trouble ? ` · ${trouble.title}` : null}
          </chakra.span>
        </chakra.span>
        <chakra.span data-part="marker" color="fg.subtle" display="inline-flex" alignSelf="start" mt="0.5">
          <ChevronRightIcon />
        </chakra.span>
      </chakra.summary>
      <chakra.div px={{ base: '4', sm: '5' }} pb="4" pt="1" display="grid" gap="4">
        {trouble?.text ? <chakra.p textStyle="body">{trouble.text}</chakra.p> : null}
        <AttemptDetail attempt={attempt} />
      </chakra.div>
    </chakra.details>
  );
};

const DETAILS = {
  borderTopWidth: '1px',
  borderColor: 'border.muted',
  '& > summary': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: '3',
    px: { base: '4', sm: '5' },
    py: '3',
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary:hover': { bg: 'bg.subtle' },
  '& > summary:focus-visible': { outline: '2px solid', outlineColor: 'focus.ring', outlineOffset: '-2px' },
  '&[open] > summary [data-part=marker]': { transform: 'rotate(90deg)' },
} as const;
