import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useClock } from '../../../shared/lib/clock.tsx';
import { useScope, useSession } from '../../../shared/state/session.ts';
import { type KeptWork, keptWork } from './kept/kept-work.ts';

const PAUSE_MS = 400;

type Work = Omit<KeptWork, 'savedAt'>;

/**
 * Keeps the file and its edits on this machine, for the same person, merchant and mode.
 * @param work the same object until something in it changes
 */
export function useKeptWork(file: File | null, work: Work | null) {
  const [mode, merchantId] = useScope();
  const { user_id: userId } = useSession();
  const clock = useClock();
  const kept = useMemo(() => keptWork(`${mode} ${merchantId} ${userId}`), [mode, merchantId, userId]);
  const [found, setFound] = useState<KeptWork | null>(null);
  const begun = useRef<File | null>(null);

  const now = useEffectEvent(() => clock());
  useEffect(() => {
    let isCurrent = true;
    void kept.find(now()).then((before) => {
      if (before && isCurrent) setFound(before);
    });
    return () => {
      isCurrent = false;
    };
  }, [kept]);

  const save = useEffectEvent((what: Work) => {
    const dated = { ...what, savedAt: clock().getTime() };
    if (file && begun.current !== file) void kept.begin(file, dated);
    else void kept.keep(dated);
    begun.current = file;
  });
  useEffect(() => {
    if (work === null) return;
    const timer = setTimeout(() => save(work), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [work]);

  return {
    /** What was left behind, as long as it is neither taken up nor dropped. */
    found,
    file: kept.file,
    forget: () => setFound(null),
    drop: () => {
      setFound(null);
      begun.current = null;
      return kept.drop();
    },
  };
}
