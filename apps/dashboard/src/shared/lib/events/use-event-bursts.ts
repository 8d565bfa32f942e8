import { useEffect, useEffectEvent, useRef } from 'react';
import { useLiveEvents } from './live-events.ts';

const PAUSE_MS = 500;

/** Calls once per burst of events: a hundred payments in a second cause one request. */
export const useEventBursts = (topics: readonly string[], onBurst: () => void): void => {
  const call = useEffectEvent(onBurst);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLiveEvents(topics, () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => call(), PAUSE_MS);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
};
