import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLeaveGuard } from '../../../shared/forms/use-leave-guard.ts';
import type { useKeptWork } from './use-kept-work.ts';

interface WayOut {
  /** Whether rows were edited: a link is asked about then, also where they are kept. */
  isMended: () => boolean;
  /** Whether something was said of the file: that is worth a question where it would be lost. */
  isSaid: () => boolean;
  kept: Pick<ReturnType<typeof useKeptWork>, 'isKept' | 'keepNow'>;
}

/**
 * Asks before somebody leaves what the browser does not keep. Where it has not answered of the last edit, the way out waits for its answer,
 * and is asked about only where that is no, or late.
 */
export function useWayOut({ isMended, isSaid, kept }: WayOut) {
  const isClosing = useIsClosing();
  const byLink = useRef(false);
  const [isShown, setShown] = useState(false);
  const [isKept, setKept] = useState(true);

  const isLost = (): boolean => (isMended() || isSaid()) && kept.isKept() !== true;
  const guard = useLeaveGuard({
    // A tab that closes waits for nothing: what was done last is written by then, and asked about where such a write was seen to fail.
    isActive: () => isMended() || (isSaid() && (isClosing() ? kept.isKept() === false : isLost())),
    isLost,
    onLink: () => (byLink.current = true),
  });

  const show = useEffectEvent((isKept: boolean) => {
    setKept(isKept);
    setShown(true);
  });
  const answer = useEffectEvent((isKept: boolean, isAwaited: boolean) => {
    if (isAwaited && isKept && !(byLink.current && isMended())) leave();
    else show(isKept);
  });
  const begin = useEffectEvent(() => ({ known: kept.isKept(), written: kept.keepNow() }));
  useEffect(() => {
    if (!guard.isAsked) return;
    const asked = new AbortController();
    const { known, written } = begin();
    async function settle() {
      const isKept = await (known ?? written);
      if (asked.signal.aborted) return;
      answer(isKept, known === undefined);
      if (known === undefined) return;
      // There may be room by now, or another tab's work in its place.
      const isStill = await written;
      if (!asked.signal.aborted) show(isStill);
    }
    void settle();
    return () => asked.abort();
  }, [guard.isAsked]);

  function stay() {
    byLink.current = false;
    setShown(false);
    guard.stay();
  }
  function leave() {
    guard.leave();
    stay();
  }

  return {
    isAsked: guard.isAsked && isShown,
    /** What the question has to say. */
    isKept,
    /** Before what takes somebody away here. */
    ask: guard.ask,
    stay,
    leave,
  };
}

/** Whether it is a closed tab that is asked about, and no link: the guard asks the same of both. */
function useIsClosing(): () => boolean {
  const isClosing = useRef(false);
  useEffect(() => {
    const begin = () => {
      isClosing.current = true;
      setTimeout(() => (isClosing.current = false));
    };
    addEventListener('beforeunload', begin, true);
    return () => removeEventListener('beforeunload', begin, true);
  }, []);
  return () => isClosing.current;
}
