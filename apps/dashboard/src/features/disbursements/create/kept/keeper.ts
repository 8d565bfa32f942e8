import type { KeptWork, keptWork } from './kept-work.ts';

const PAUSE_MS = 400;

type Store = Pick<ReturnType<typeof keptWork>, 'begin' | 'keep' | 'drop'>;

/**
 * Writes after a pause in the typing: the file once, then what is done to it. What is dropped stays dropped, also what still waited
 * to be written: offered again after it was saved, it would become a second batch of the same payouts.
 */
export function keeper(store: Store) {
  let begun: string | undefined;
  let waiting: { timer: ReturnType<typeof setTimeout>; what: string; write: () => void } | undefined;
  const stop = (): void => {
    clearTimeout(waiting?.timer);
    waiting = undefined;
  };
  return {
    later: (file: File, what: string, work: () => KeptWork): void => {
      stop();
      const write = () => {
        stop();
        if (begun === what) void store.keep(file, work());
        else void store.begin(file, work());
        begun = what;
      };
      waiting = { timer: setTimeout(write, PAUSE_MS), what, write };
    },
    /** Without waiting for the pause. */
    now: (): void => waiting?.write(),
    stop,
    drop: (what: string): Promise<unknown> => {
      if (waiting?.what === what) stop();
      if (begun === what) begun = undefined;
      return store.drop(what);
    },
  };
}
