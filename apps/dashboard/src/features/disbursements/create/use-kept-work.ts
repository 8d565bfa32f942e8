import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useClock } from '../../../shared/lib/clock.tsx';
import { useScope, useSession } from '../../../shared/state/session.ts';
import { keeper } from './kept/keeper.ts';
import { type KeptWork, keptWork } from './kept/kept-work.ts';

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
  const writer = useMemo(() => keeper(kept), [kept]);
  const [found, setFound] = useState<KeptWork | null>(null);

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

  const later = useEffectEvent((what: Work) =>
    writer.later(file, () => ({ ...what, savedAt: clock().getTime() })),
  );
  useEffect(() => {
    if (work === null) return;
    later(work);
    return writer.stop;
  }, [work, writer]);

  return {
    /** What was left behind, as long as it is neither taken up nor dropped. */
    found,
    file: kept.file,
    forget: () => setFound(null),
    drop: () => {
      setFound(null);
      return writer.drop();
    },
  };
}
