import { useEffect, useState } from 'react';

/** The value after it has stopped changing for a moment. */
export const useDebounced = <T>(value: T, pauseMs: number): T => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
};
