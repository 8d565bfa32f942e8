import { type Decision, nextPause } from '@dasbor/domain/policy';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useClock } from '../../../../shared/lib/clock.tsx';
import { useNow } from '../../../../shared/lib/use-now.ts';
import { PolicyCountdown } from '../../../../shared/policy/policy-button.tsx';
import { useSession } from '../../../../shared/state/session.ts';
import { Banner } from '../../../../shared/ui/banner.tsx';
import { Countdown } from '../../../../shared/ui/countdown.tsx';

interface CutOffNoticeProps {
  decision: Decision;
  aheadMs: number;
}

const SOON_MS = 60 * 60_000;
const MINUTE_MS = 60_000;

/** Before the daily pause, how long there still is; during it, what waits until midnight, and what need not. */
export function CutOffNotice({ decision, aheadMs }: CutOffNoticeProps) {
  const t = useT('create');
  if (decision.allowed) return <SoonNotice aheadMs={aheadMs} />;
  if (decision.rule !== 'daily_pause') return null;
  return (
    <Banner tone="warning" title={t('cutOff.title')} live="status">
      {t('cutOff.text')} <PolicyCountdown decision={decision} aheadMs={aheadMs} />
    </Banner>
  );
}

function SoonNotice({ aheadMs: serverAheadMs }: Pick<CutOffNoticeProps, 'aheadMs'>) {
  const t = useT('create');
  // A sandbox has a clock of its own.
  const aheadMs = serverAheadMs + useSession().clock_ahead_ms;
  const clock = useClock();
  // Only to look at the clock anew: the time itself is the clock's.
  useNow(MINUTE_MS);
  const now = clock().getTime() + aheadMs;
  const pause = nextPause('disburse', new Date(now));
  if (pause === null || pause.getTime() - now > SOON_MS) return null;
  return (
    <Banner
      tone="info"
      title={<Countdown until={pause} aheadMs={aheadMs} words={(time) => t('cutOff.soon', { time })} />}
    >
      {t('cutOff.soonText')}
    </Banner>
  );
}
