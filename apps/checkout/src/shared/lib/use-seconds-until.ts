import { useEffect, useState } from 'preact/hooks';

/** Seconds left, drawn again each second; 0 afterwards. */
export const useSecondsUntil = (until: number): number => {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), 1000);
    return () => clearTimeout(timer);
  }, [left, now]);
  return left;
};
