import { contentMark } from '../../api/use-create-from-file.ts';
import type { KeptWork, keptWork } from './kept-work.ts';

const PAUSE_MS = 400;

type Store = Pick<ReturnType<typeof keptWork>, 'keep' | 'drop' | 'dropSame'>;

/** What is open, and how far it is written. */
interface Open {
  readonly file: File;
  readonly what: string;
  readonly work: () => KeptWork;
  /** Something was done to it since it was opened. */
  readonly isTouched: boolean;
  /** And is not written yet. */
  isEdited: boolean;
  /** Undefined until the browser has answered of what was done. */
  isKept: boolean | undefined;
}

/**
 * Writes after a pause in the typing. What is dropped stays dropped, also what still waited to be written: offered again after it was
 * saved, it would become a second batch of the same payouts. What another tab wrote since gives way to what was just done here, and to
 * nothing else: a file that is opened is not done anything to yet.
 */
export function keeper(store: Store) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Open | undefined;
  // At last the browser did not answer, or did not keep what was done.
  let hasFailed = false;
  // What this tab took up or tried to write: of these, what lies there is its own, whichever of its writes came through.
  const own = new Set<string>();
  // What was picked, and is being read.
  const opening = new Set<string>();
  // Of these nobody knows what lay there: whatever it is, it was not taken up.
  const unread = new Set<string>();

  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const write = async (): Promise<boolean> => {
    if (!last) return true;
    stop();
    const writing = last;
    const { file, what, isTouched, isEdited } = writing;
    const work = writing.work();
    let isThere = false;
    let isOfAnother = false;
    const mayReplace = (there: KeptWork): boolean => {
      isThere = contentMark(there) === contentMark(work);
      isOfAnother = !isThere && !own.has(nameOf(there));
      return !isOfAnother;
    };
    own.add(nameOf(work));
    writing.isEdited = false;
    const isDone = await store.keep(file, work, isEdited && !unread.has(what) ? undefined : mayReplace);
    writing.isEdited ||= isEdited && !isDone;
    const isKept = isThere || (isDone && !(isOfAnother && isTouched));
    writing.isKept = isKept;
    hasFailed = !isKept;
    return isKept;
  };
  const forget = (what: string): void => {
    if (last?.what !== what) return;
    stop();
    last = undefined;
  };

  return {
    later: (file: File, what: string, work: () => KeptWork): void => {
      stop();
      const isTouched = !opening.delete(what);
      last = { file, what, work, isTouched, isEdited: isTouched, isKept: isTouched ? undefined : true };
      timer = setTimeout(() => void write(), PAUSE_MS);
    },
    /** What lies there, if anything, is what is gone on with; unless the browser does not say what does. */
    tookUp: (what: string, there: KeptWork | undefined | 'unread'): void => {
      opening.add(what);
      unread.delete(what);
      if (there === 'unread') {
        unread.add(what);
        hasFailed = true;
      } else if (there) own.add(nameOf(there));
    },
    /**
     * Whether the browser keeps what was done here. Undefined where it has not answered of the last of it, and kept what was before:
     * from one that was seen to keep nothing no better is expected.
     */
    isKept: (): boolean | undefined => (last ? (last.isKept ?? (hasFailed ? false : undefined)) : true),
    /** Without waiting for the pause, and once more where another tab has dropped it since. Answers whether it is kept now. */
    now: write,
    /** As `now`, but nothing again that is as it was picked, or saved. */
    rest: (isSaved: (work: KeptWork) => boolean): void => {
      const work = timer === undefined && !last?.isEdited ? last?.work() : undefined;
      if (!work || (work.edits.length > 0 && !isSaved(work))) void write();
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

const nameOf = ({ what, savedAt }: KeptWork): string => `${what} ${savedAt}`;
