import { calendarNow } from '@dasbor/domain/sandbox-clock';
import { useEffect, useState } from 'react';
import { useClock } from '../../../../shared/lib/time/clock.tsx';
import { useSession } from '../../../../shared/state/session.ts';

/** The time of the sandbox clock, updated every second, and how far it is ahead. */
export const useSandboxNow = (): { now: Date; aheadMs: number } => {
  const { clock_ahead_ms: aheadMs } = useSession();
  const clock = useClock();
  const [real, setReal] = useState(() => clock());
  useEffect(() => {
    const timer = setInterval(() => setReal(clock()), 1000);
    return () => clearInterval(timer);
  }, [clock]);
  return { now: calendarNow(real, { clockAheadMs: aheadMs }), aheadMs };
};
