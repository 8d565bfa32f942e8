import { type Action, type Decision, policy } from '@dasbor/domain/policy';
import { useEffect, useEffectEvent, useState } from 'react';
import { useClock } from '../lib/time/clock.tsx';
import { useSession, useWho } from '../state/session.ts';

/**
 * "Can I do this now?", asked of the rule that the server enforces. It is asked again each second, without a call, and the
 * screen is drawn again only when the answer is another.
 * @param aheadMs how far the server's clock is ahead of this machine's
 */
export function usePolicy(action: Action, aheadMs = 0): Decision {
  const who = useWho();
  const { is_suspended: suspended, clock_ahead_ms: clockAheadMs } = useSession();
  const clock = useClock();
  const [, setVerdict] = useState('');

  const ask = () =>
    policy(action, { ...who, suspended, clockAheadMs, now: new Date(clock().getTime() + aheadMs) });
  const onTick = useEffectEvent(() => setVerdict(JSON.stringify(ask())));
  useEffect(() => {
    const timer = setInterval(() => onTick(), 1000);
    return () => clearInterval(timer);
  }, []);
  return ask();
}
