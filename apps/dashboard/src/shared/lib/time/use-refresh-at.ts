import { useEffect, useEffectEvent } from 'react';
import { useClock } from './clock.tsx';

/** Refreshes a record shortly after a time at which it changes without an event. */
export const useRefreshAt = (at: string | undefined, refresh: () => void): void => {
  const clock = useClock();
  const onTime = useEffectEvent(refresh);
  useEffect(() => {
    if (at === undefined) return;
    const leftMs = Date.parse(at) - clock().getTime();
    // A longer time does not fit into a timer; nobody keeps a page open for so long.
    if (leftMs <= 0 || leftMs > MOST_MS) return;
    const timer = setTimeout(() => onTime(), leftMs + 1000);
    return () => clearTimeout(timer);
  }, [at, clock]);
};

const MOST_MS = 20 * 86_400_000;
