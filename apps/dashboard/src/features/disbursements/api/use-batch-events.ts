import { useEffect, useEffectEvent, useRef } from 'react';
import { useLiveEvents } from '../../../shared/lib/events/live-events.ts';

const PAUSE_MS = 700;

/** Calls at once, and then at most once in a while: ten thousand payouts that end in a minute are not ten thousand questions. */
export function useBatchEvents(onChanged: () => void, batchId?: string): void {
  const call = useEffectEvent(onChanged);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isWaiting = useRef(false);

  function fire() {
    isWaiting.current = false;
    call();
    timer.current = setTimeout(() => {
      timer.current = undefined;
      if (isWaiting.current) fire();
    }, PAUSE_MS);
  }

  useLiveEvents(['disbursement.updated'], ({ subject_id: id }) => {
    if (batchId !== undefined && id !== batchId) return;
    if (timer.current === undefined) fire();
    else isWaiting.current = true;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
