import { useEffect, useEffectEvent, useRef } from 'react';
import { useLiveEvents } from '../../../shared/lib/events/live-events.ts';

const PAUSE_MS = 700;

/** Throttles calls. Ten thousand payouts that end within a minute must not cause ten thousand requests. */
export const useBatchEvents = (onChanged: () => void, batchId?: string): void => {
  const call = useEffectEvent(onChanged);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isWaiting = useRef(false);

  const fire = () => {
    isWaiting.current = false;
    call();
    timer.current = setTimeout(() => {
      timer.current = undefined;
      if (isWaiting.current) fire();
    }, PAUSE_MS);
  };

  useLiveEvents(['disbursement.updated'], ({ subject_id: id }) => {
    if (batchId !== undefined && id !== batchId) return;
    if (timer.current === undefined) fire();
    else isWaiting.current = true;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
};
