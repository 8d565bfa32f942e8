import { type Action, type Decision, policy } from '@dasbor/domain/policy';
import { useEffect, useEffectEvent, useState } from 'react';
import { useClock } from '../lib/time/clock.tsx';
import { useSession, useWho } from '../state/session.ts';

/**
 * Evaluates the rule that the server enforces: "can I do this now?". It runs every second without a request, and rerenders
 * only when the result changes.
 * @param aheadMs how far the server's clock is ahead of this device's
 */
export const usePolicy = (action: Action, aheadMs = 0): Decision => {
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
};
