import { useEffect, useState } from 'react';
import { serverNow } from './server-time.ts';

/** The server's time, updated as often as a countdown needs. */
export const useNow = (everyMs: number): number => {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
};
