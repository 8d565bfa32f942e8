import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLeaveGuard } from '../../../shared/forms/use-leave-guard.ts';
import type { useKeptWork } from './use-kept-work.ts';

/** A browser that is full says so at once. */
const SOON_MS = 300;

interface WayOut {
  /** Whether rows were edited: a link is asked about then, also where they are kept. */
  isMended: () => boolean;
  /** Whether something was said of the file: that is worth a question where it would be lost. */
  isSaid: () => boolean;
  /** Others with each edit. */
  rows: unknown;
  kept: Pick<ReturnType<typeof useKeptWork>, 'isKept' | 'keepNow'>;
}

/**
 * Asks before somebody leaves what the browser does not keep. The way out waits for what it answers by then, since another tab may have
 * written over what it kept before, and is asked about only where that is no, or late. What is done meanwhile is waited for too, and whoever
 * is typing in a cell is asked.
 */
export function useWayOut({ isMended, isSaid, rows, kept }: WayOut) {
  const byLink = useRef(false);
  const [isShown, setShown] = useState(false);
  const [isKept, setKept] = useState(true);

  const isDone = (): boolean => isMended() || isSaid();
  // The later way out, of a closed tab or a sign-out, takes the place of one that waits: nobody is asked two things at once.
  const isClosing = useIsClosing(() => {
    if (!isShown) stay();
  });
  const guard = useLeaveGuard({
    // A tab that closes waits for nothing: what was done last is written by then, and asked about where such a write was seen to fail.
    isActive: () => isMended() || (isSaid() && (!isClosing() || kept.isKept() === false)),
    isLost: isDone,
    onLink: () => (byLink.current = true),
  });

  const show = useEffectEvent((isKept: boolean) => {
    // Put back as it was while that waited.
    if (!isDone()) return leave();
    setKept(isKept);
    setShown(true);
  });
  const answer = useEffectEvent((isKept: boolean, isTyped: boolean) => {
    if (isKept && !isTyped && !(byLink.current && isMended())) leave();
    else show(isKept);
  });
  const known = useEffectEvent(() => kept.isKept());
  const write = useEffectEvent(() => kept.keepNow());
  const rowsNow = useEffectEvent(() => rows);
  useEffect(() => {
    if (!guard.isAsked) return;
    const asked = new AbortController();
    async function settle() {
      // From one that kept nothing before no better is expected, though there may be room by now.
      const patience = known() === false ? SOON_MS : undefined;
      const written = write();
      const answered = await within(patience, written);
      if (asked.signal.aborted) return;
      const before = rowsNow();
      takeTyped();
      const isTyped = rowsNow() !== before;
      while (known() === undefined && !asked.signal.aborted) await write();
      if (asked.signal.aborted) return;
      answer(known() === true, isTyped);
      if (answered !== undefined) return;
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

const within = (ms: number | undefined, written: Promise<boolean>): Promise<boolean | undefined> =>
  ms === undefined
    ? written
    : Promise.race([written, new Promise<undefined>((resolve) => setTimeout(resolve, ms, undefined))]);

/** What is typed in a cell goes into its row as when the cell is left, which the question would do too late to speak of it. */
function takeTyped(): void {
  const at = document.activeElement;
  if (!(at instanceof HTMLInputElement)) return;
  const cell = at.closest<HTMLElement>('[data-column]');
  flushSync(() => at.blur());
  // The editor of a cell goes with what was typed in it.
  (at.isConnected ? at : cell)?.focus({ preventScroll: true });
}

/** Whether it is a closed tab that is asked about, and no link: the guard asks the same of both. */
function useIsClosing(onClosing: () => void): () => boolean {
  const isClosing = useRef(false);
  const told = useEffectEvent(onClosing);
  useEffect(() => {
    const begin = () => {
      isClosing.current = true;
      told();
      setTimeout(() => (isClosing.current = false));
    };
    addEventListener('beforeunload', begin, true);
    return () => removeEventListener('beforeunload', begin, true);
  }, []);
  return () => isClosing.current;
}
