import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { formatExact } from '@dasbor/domain/kernel';
import { useLanguage, useT } from '../../../../shared/i18n/use-t.ts';
import { describeFailure } from '../../../../shared/lib/failure.ts';
import { FailureBanner } from '../../../../shared/ui/failure-banner.tsx';
import { Section } from '../../../../shared/ui/page/section.tsx';
import { useWho } from '../../../../shared/state/session.ts';
import { useSetClock } from '../../api/use-set-clock.ts';
import { ClockMoves } from './clock-moves.tsx';
import { useSandboxNow } from './use-sandbox-now.ts';

/** The time for pauses and schedules in sandbox: the current value, one-step moves, and any other time. */
export const ClockSection = () => {
  const t = useT('simulator');
  const language = useLanguage();
  const { now, aheadMs } = useSandboxNow();
  const clock = useSetClock();
  const access = may(useWho(), { permission: 'settings.view' });
  const move = (moment: Date | null) => void clock.trigger(moment);

  return (
    <Section title={t('clock.title')} description={t('clock.text')}>
      <chakra.div display="grid" gap="4">
        {clock.error ? <FailureBanner failure={describeFailure(clock.error)} /> : null}
        <chakra.p textStyle="section" role="timer" aria-live="off" fontVariantNumeric="tabular-nums">
          {formatExact(now, language)}
          <chakra.span textStyle="small" color="fg.muted" ms="2">
            {aheadMs > 0 ? t('clock.ahead') : t('clock.real')}
          </chakra.span>
        </chakra.p>
        {access.ok ? (
          <ClockMoves now={now} isAhead={aheadMs > 0} onMove={move} />
        ) : (
          <p>{t('clock.mayNot')}</p>
        )}
      </chakra.div>
    </Section>
  );
};
