import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useClock } from '../../../shared/lib/clock.tsx';
import { useScope, useSession } from '../../../shared/state/session.ts';
import { fileMark } from '../api/file-mark.ts';
import { keeper } from './kept/keeper.ts';
import { type KeptWork, keptWork } from './kept/kept-work.ts';
import { savingLock } from './kept/saving-lock.ts';

type Work = Omit<KeptWork, 'savedAt'>;

interface LeftWork {
  readonly work: KeptWork;
  /** Here before this page was come back to, or in another tab: taken up now, it would become a second batch. */
  readonly isBeingSaved: boolean;
}

/**
 * Keeps the file and its edits on this machine, for the same person, merchant and mode.
 * @param work the same object until something in it changes
 * @param onBatch what was left is a batch by now: it was being saved
 */
export function useKeptWork(file: File | undefined, work: Work | undefined, onBatch: (id: string) => void) {
  const [mode, merchantId] = useScope();
  const { user_id: userId } = useSession();
  const clock = useClock();
  const owner = `${mode} ${merchantId} ${userId}`;
  const kept = useMemo(() => keptWork(owner), [owner]);
  const saving = useMemo(() => savingLock(owner), [owner]);
  const writer = useMemo(() => keeper(kept), [kept]);
  const [left, setLeft] = useState<LeftWork | null>(null);
  const [looks, setLooks] = useState(0);

  const now = useEffectEvent(() => clock());
  const became = useEffectEvent(onBatch);
  useEffect(() => {
    const looking = new AbortController();
    async function look() {
      const found = await kept.find(now());
      const what = found?.what;
      const isBeingSaved = what !== undefined && (await saving.isHeld(what));
      if (looking.signal.aborted) return;
      setLeft(found ? { work: found, isBeingSaved } : null);
      if (!isBeingSaved) return;
      await saving.freed(what, looking.signal);
      const [still, id] = await Promise.all([kept.find(now()), kept.batchOf(what)]);
      if (looking.signal.aborted) return;
      setLeft(still ? { work: still, isBeingSaved: false } : null);
      if (!still && id !== undefined) became(id);
    }
    look().catch((error: unknown) => {
      if (!looking.signal.aborted) throw error;
    });
    return () => looking.abort();
  }, [kept, saving, looks]);

  const later = useEffectEvent((what: Work) =>
    writer.later(file, () => ({ ...what, savedAt: clock().getTime() })),
  );
  useEffect(() => {
    if (work === undefined) return;
    later(work);
    return writer.stop;
  }, [work, writer]);

  return {
    /** What was left behind, as long as it is neither taken up nor dropped. */
    left,
    /** Undefined where it is gone meanwhile; null where it is being saved by now, which `left` then says. */
    takeUp: async (): Promise<File | null | undefined> => {
      if (left?.work.what !== undefined && (await saving.isHeld(left.work.what))) {
        setLooks((before) => before + 1);
        return null;
      }
      return kept.file();
    },
    forget: () => setLeft(null),
    drop: () => {
      setLeft(null);
      return writer.drop();
    },
    /** Saves a file: meanwhile it is offered nowhere, and once it is a batch it is gone, also where nobody looks at its page any more. */
    whileSaving: <Batch extends { id: string }>(saved: File, save: () => Promise<Batch>): Promise<Batch> => {
      const what = fileMark(saved);
      // Whoever comes back meanwhile is told so.
      writer.now();
      return saving.hold(what, async () => {
        const batch = await save();
        await writer.becameBatch(what, batch.id);
        return batch;
      });
    },
  };
}
