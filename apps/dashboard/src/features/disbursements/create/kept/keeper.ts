import type { KeptWork, keptWork } from './kept-work.ts';

const PAUSE_MS = 400;

type Store = Pick<ReturnType<typeof keptWork>, 'keep' | 'drop' | 'dropSame'>;

/**
 * Writes after a pause in the typing. What is dropped stays dropped, also what still waited to be written: offered again after it was
 * saved, it would become a second batch of the same payouts.
 */
export function keeper(store: Store) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: { what: string; write: () => void } | undefined;

  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const forget = (what: string): void => {
    if (last?.what !== what) return;
    stop();
    last = undefined;
  };

  return {
    later: (file: File, what: string, work: () => KeptWork): void => {
      stop();
      const write = () => {
        stop();
        void store.keep(file, work());
      };
      last = { what, write };
      timer = setTimeout(write, PAUSE_MS);
    },
    /** Without waiting for the pause, and once more where another tab has dropped it since. */
    now: (): void => last?.write(),
    /** Without waiting for the pause, where something still waits for it. */
    rest: (): void => {
      if (timer !== undefined) last?.write();
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
