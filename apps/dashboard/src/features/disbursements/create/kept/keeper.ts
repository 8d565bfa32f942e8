import type { KeptWork, keptWork } from './kept-work.ts';

const PAUSE_MS = 400;

type Store = Pick<ReturnType<typeof keptWork>, 'keep' | 'drop' | 'dropSame'>;

/**
 * Writes after a pause in the typing. What is dropped stays dropped, also what still waited to be written: offered again after it was
 * saved, it would become a second batch of the same payouts. What another tab wrote since gives way to what was just done here, and to
 * nothing else: a file that is opened is not done anything to yet.
 * @param onWritten whether the browser keeps it
 */
export function keeper(store: Store, onWritten: (isKept: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: { file: File; what: string; work: () => KeptWork; isEdited: boolean } | undefined;
  // By file: when what this tab wrote of it, or took up, was written.
  const own = new Map<string, number>();
  // What was picked, and is being read.
  const opening = new Set<string>();

  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const write = (): void => {
    if (!last) return;
    stop();
    const { file, what, isEdited } = last;
    const work = last.work();
    const before = own.get(what);
    own.set(what, work.savedAt);
    last.isEdited = false;
    void store.keep(file, work, isEdited ? undefined : ({ savedAt }) => savedAt === before).then(onWritten);
  };
  const forget = (what: string): void => {
    if (last?.what !== what) return;
    stop();
    last = undefined;
  };

  return {
    later: (file: File, what: string, work: () => KeptWork): void => {
      stop();
      last = { file, what, work, isEdited: !opening.delete(what) };
      timer = setTimeout(write, PAUSE_MS);
    },
    /** What lies there, if anything, is what is gone on with. */
    tookUp: (what: string, there: KeptWork | undefined): void => {
      opening.add(what);
      if (there) own.set(what, there.savedAt);
      else own.delete(what);
    },
    /** Without waiting for the pause, and once more where another tab has dropped it since. */
    now: write,
    /** As `now`, but nothing again that is as it was picked, or saved. */
    rest: (isSaved: (work: KeptWork) => boolean): void => {
      const work = timer === undefined ? last?.work() : undefined;
      if (!work || (work.edits.length > 0 && !isSaved(work))) write();
    },
    drop: (what: string): Promise<unknown> => {
      forget(what);
      return store.drop(what);
    },
    dropSame: (what: string, isSame: (work: KeptWork) => boolean): Promise<unknown> => {
      forget(what);
      return store.dropSame(what, isSame);
    },
  };
}
