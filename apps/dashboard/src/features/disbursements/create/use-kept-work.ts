import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useClock } from '../../../shared/lib/clock.tsx';
import type { Saves } from '../api/saves.ts';
import { contentMark } from '../api/use-create-from-file.ts';
import { keeper } from './kept/keeper.ts';
import { type KeptWork, keptWork } from './kept/kept-work.ts';
import { savingLock } from './kept/saving-lock.ts';

type Work = Omit<KeptWork, 'savedAt'>;

export interface LeftWork {
  readonly work: KeptWork;
  /** Here before this page was come back to, or in another tab: taken up now, it would become a second batch. */
  readonly isBeingSaved: boolean;
  /** The batch that its file was when it was looked for, if any. */
  readonly batch: string | undefined;
}

/** Another tab has saved this file, with other words or edits. */
export class SavedElsewhere extends Error {}

interface Saving {
  /** The batch of this file when it was opened, if any. */
  readonly before: string | undefined;
  /** What is saved of it. */
  readonly work: Work;
  readonly save: () => Promise<{ id: string }>;
}

/** The same object until something in it changes. */
interface Opened {
  readonly file: File;
  readonly what: string;
  /** As it is when it is written, which is after the changes. */
  readonly work: () => Work;
}

/**
 * Keeps the file and its edits on this machine, for the same person, merchant and mode.
 * @param onBatch what was left is a batch by now: it was being saved
 */
export function useKeptWork(opened: Opened | undefined, saves: Saves, onBatch: (id: string) => void) {
  const clock = useClock();
  const kept = useMemo(() => keptWork(saves.owner), [saves]);
  const saving = useMemo(() => savingLock(saves), [saves]);
  const writer = useMemo(() => keeper(kept), [kept]);
  const [left, setLeft] = useState<LeftWork | null>(null);
  // Anew, and for what first; otherwise for what was at last.
  const [looked, setLooked] = useState<{ what?: string }>({});
  const lookAgain = (what?: string) => setLooked(what === undefined ? {} : { what });
  const isOpen = opened !== undefined;

  const now = useEffectEvent(() => clock());
  const became = useEffectEvent(onBatch);
  // What is left beside an open file is looked for where that is closed.
  useEffect(() => {
    if (isOpen) return;
    const looking = new AbortController();
    async function look() {
      const asked = looked.what === undefined ? undefined : await kept.work(looked.what);
      const work = asked ?? (await kept.find(now()));
      const isBeingSaved = work !== undefined && (await saving.isHeld(work.what));
      if (looking.signal.aborted) return;
      if (!work) return setLeft(null);
      const { batch } = saves.of(work.what);
      setLeft({ work, isBeingSaved, batch });
      if (!isBeingSaved) return;
      await saving.freed(work.what, looking.signal);
      const still = await kept.find(now());
      if (looking.signal.aborted) return;
      const made = saves.of(work.what).batch;
      setLeft(still ? { work: still, isBeingSaved: false, batch: made } : null);
      if (made !== undefined && made !== batch) became(made);
    }
    look().catch((error: unknown) => {
      if (!looking.signal.aborted) throw error;
    });
    return () => looking.abort();
  }, [kept, saving, saves, looked, isOpen]);

  const later = useEffectEvent(({ file, what, work }: Opened) =>
    writer.later(file, what, () => ({ ...work(), savedAt: clock().getTime() })),
  );
  useEffect(() => {
    if (opened !== undefined) later(opened);
  }, [opened]);
  // Whoever leaves does not wait for the pause, nor does a tab that is closed.
  useEffect(() => {
    const rest = () => writer.rest((work) => saves.of(work.what).content === contentMark(work));
    addEventListener('beforeunload', rest);
    return () => {
      removeEventListener('beforeunload', rest);
      rest();
    };
  }, [writer, saves]);

  /** Unless another tab has done more to it. */
  const dropSame = (what: string, content: string) =>
    writer.dropSame(what, (left) => contentMark(left) === content);

  return {
    /** What was left behind, as long as it is neither taken up nor dropped. */
    left,
    /**
     * As it stands by now, since another tab may have gone on with it. Undefined where it is gone meanwhile; null where it is being saved, which
     * `left` then says; and `'unread'` where the browser does not say what lies there, over which nothing is written then.
     */
    takeUp: async (what: string): Promise<{ file: File; work: KeptWork } | null | undefined | 'unread'> => {
      if (await saving.isHeld(what)) {
        lookAgain(what);
        return null;
      }
      const there = await kept.both(what);
      writer.tookUp(what, there ? there.work : 'unread');
      if (!there) return 'unread';
      const { file, work } = there;
      return file && work && { file, work };
    },
    /**
     * Whether the browser keeps what was done here: it may be full, or private, or keep what another tab did. Undefined as long as that is
     * not known.
     */
    isKept: () => writer.isKept(),
    /** At once, where its page may be left. Answers whether the browser keeps it. */
    keepNow: () => writer.now(),
    /** What was left before that, of another file, is offered then. */
    drop: async (what: string) => {
      await writer.drop(what);
      lookAgain();
    },
    dropSame,
    /**
     * Saves a file, and answers the id of its batch: meanwhile it is offered nowhere, and once it is a batch it is gone, also where nobody
     * looks at its page any more; what another tab did to it beyond that stays. The tab is not closed over it unasked, whatever page it shows.
     * Where another tab has saved it since it was opened, it is not saved again: with the same content one is led to that batch, with other
     * content it rejects (`SavedElsewhere`), and nothing is dropped.
     */
    whileSaving: async ({ before, work, save }: Saving) => {
      const { what } = work;
      const content = contentMark(work);
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
          await dropSame(what, content);
          return id;
        });
      } finally {
        removeEventListener('beforeunload', hold);
      }
    },
  };
}
