import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useClock } from '../../../shared/lib/clock.tsx';
import { useScope, useSession } from '../../../shared/state/session.ts';
import { fileMark } from '../api/file-mark.ts';
import type { Saves } from '../api/saves.ts';
import { keeper } from './kept/keeper.ts';
import { type KeptWork, keptWork } from './kept/kept-work.ts';
import { savingLock } from './kept/saving-lock.ts';

type Work = Omit<KeptWork, 'savedAt' | 'what'>;

interface LeftWork {
  readonly work: KeptWork;
  /** Here before this page was come back to, or in another tab: taken up now, it would become a second batch. */
  readonly isBeingSaved: boolean;
}

/** Another tab has saved this file, with other words or edits. */
export class SavedElsewhere extends Error {}

interface Saving {
  /** The batch of this file when it was opened, if any. */
  readonly before: string | undefined;
  /** The mark of what is saved. */
  readonly content: string;
  readonly save: () => Promise<{ id: string }>;
}

interface Opened {
  readonly file: File;
  /** The same object until something in it changes. */
  readonly work: Work;
}

/**
 * Keeps the file and its edits on this machine, for the same person, merchant and mode.
 * @param onBatch what was left is a batch by now: it was being saved
 */
export function useKeptWork(opened: Opened | undefined, saves: Saves, onBatch: (id: string) => void) {
  const [mode, merchantId] = useScope();
  const { user_id: userId } = useSession();
  const clock = useClock();
  const owner = `${mode} ${merchantId} ${userId}`;
  const kept = useMemo(() => keptWork(owner), [owner]);
  const saving = useMemo(() => savingLock(owner), [owner]);
  const writer = useMemo(() => keeper(kept), [kept]);
  const [left, setLeft] = useState<LeftWork | null>(null);
  const [looks, setLooks] = useState(0);
  const lookAgain = () => setLooks((before) => before + 1);

  const now = useEffectEvent(() => clock());
  const became = useEffectEvent(onBatch);
  useEffect(() => {
    const looking = new AbortController();
    async function look() {
      const work = await kept.find(now());
      const isBeingSaved = work !== undefined && (await saving.isHeld(work.what));
      if (looking.signal.aborted) return;
      setLeft(work ? { work, isBeingSaved } : null);
      if (!isBeingSaved) return;
      const { batch } = saves.of(work.what);
      await saving.freed(work.what, looking.signal);
      const still = await kept.find(now());
      if (looking.signal.aborted) return;
      setLeft(still ? { work: still, isBeingSaved: false } : null);
      const made = saves.of(work.what).batch;
      if (made !== undefined && made !== batch) became(made);
    }
    look().catch((error: unknown) => {
      if (!looking.signal.aborted) throw error;
    });
    return () => looking.abort();
  }, [kept, saving, saves, looks]);

  const later = useEffectEvent(({ file, work }: Opened) => {
    const what = fileMark(file);
    writer.later(file, what, () => ({ ...work, what, savedAt: clock().getTime() }));
  });
  useEffect(() => {
    if (opened === undefined) return;
    later(opened);
    return writer.stop;
  }, [opened, writer]);

  return {
    /** What was left behind, as long as it is neither taken up nor dropped. */
    left,
    /** Undefined where the file is gone meanwhile; null where it is being saved by now, which `left` then says. */
    takeUp: async ({ what }: KeptWork): Promise<File | null | undefined> => {
      if (!(await saving.isHeld(what))) return kept.file(what);
      lookAgain();
      return null;
    },
    forget: () => setLeft(null),
    /** What was left before that, of another file, is offered then. */
    drop: async (what: string) => {
      await writer.drop(what);
      lookAgain();
    },
    /**
     * Saves a file, and answers the id of its batch: meanwhile it is offered nowhere, and once it is a batch it is gone, also where nobody
     * looks at its page any more. The tab is not closed over it unasked, whatever page it shows by then.
     * Where another tab has saved it since it was opened, it is not saved again: with the same content one is led to that batch, with other
     * content it rejects (`SavedElsewhere`), and nothing is dropped.
     */
    whileSaving: async (file: File, { before, content, save }: Saving) => {
      const what = fileMark(file);
      const hold = (event: BeforeUnloadEvent) => event.preventDefault();
      addEventListener('beforeunload', hold);
      // Whoever comes back meanwhile is told so.
      writer.now();
      try {
        return await saving.hold(what, async () => {
          const { batch, content: saved } = saves.of(what);
          const isElsewhere = batch !== undefined && batch !== before;
          if (isElsewhere && saved !== content) throw new SavedElsewhere();
          const id = isElsewhere ? batch : (await save()).id;
          await writer.drop(what);
          return id;
        });
      } finally {
        removeEventListener('beforeunload', hold);
      }
    },
  };
}
