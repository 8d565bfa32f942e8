import { type Action, nextPause } from '@dasbor/domain/policy';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useClock } from '../../../../shared/lib/time/clock.tsx';
import { useNow } from '../../../../shared/lib/time/use-now.ts';
import { useSession } from '../../../../shared/state/session.ts';
import { Banner } from '../../../../shared/ui/banner.tsx';
import { Countdown } from '../../../../shared/ui/record/countdown.tsx';

type SoonPausedProps = {
  action: Action;
  /** Failed payouts are being retried, as opposed to a first submission. */
  isAgain?: boolean;
  /** How far the server's clock is ahead of this machine's, where it is known. */
  aheadMs?: number;
};

const SOON_MS = 60 * 60_000;
const MINUTE_MS = 60_000;

/** The remaining time, shown in the hour before the daily pause. */
export const SoonPaused = ({ action, isAgain = false, aheadMs: serverAheadMs = 0 }: SoonPausedProps) => {
  const t = useT('disbursements');
  // A sandbox has a clock of its own.
  const aheadMs = serverAheadMs + useSession().clock_ahead_ms;
  const clock = useClock();
  // Only triggers a render. The clock supplies the time.
  useNow(MINUTE_MS);
  const now = clock().getTime() + aheadMs;
  const pause = nextPause(action, new Date(now));
  if (pause === null || pause.getTime() - now > SOON_MS) return null;
  return (
    <Banner
      tone="info"
      title={
        <Countdown
          until={pause}
          aheadMs={aheadMs}
          words={(time) => t(isAgain ? 'pause.againSoon' : 'pause.soon', { time })}
        />
      }
    >
      {t(isAgain ? 'pause.againText' : 'pause.text')}
    </Banner>
  );
};
