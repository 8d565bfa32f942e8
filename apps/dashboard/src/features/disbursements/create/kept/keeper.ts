import type { KeptWork, keptWork } from './kept-work.ts';

const PAUSE_MS = 400;

type Store = Pick<ReturnType<typeof keptWork>, 'begin' | 'keep' | 'drop' | 'becameBatch'>;

/**
 * Writes after a pause in the typing: the file once, then what is done to it. What is dropped stays dropped, also what still waited
 * to be written: offered again after it was saved, it would become a second batch of the same payouts.
 */
export function keeper(store: Store) {
  let begun: File | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let write: (() => void) | undefined;
  const stop = (): void => {
    clearTimeout(waiting);
    write = undefined;
  };
  const end = (): void => {
    stop();
    begun = undefined;
  };
  return {
    later: (file: File | undefined, work: () => KeptWork): void => {
      stop();
      write = () => {
        stop();
        if (file && begun !== file) void store.begin(file, work());
        else void store.keep(work());
        begun = file;
      };
      waiting = setTimeout(write, PAUSE_MS);
    },
    /** Without waiting for the pause. */
    now: (): void => write?.(),
    stop,
    drop: (): Promise<unknown> => {
      end();
      return store.drop();
    },
    becameBatch: (what: string, id: string): Promise<void> => {
      end();
      return store.becameBatch(what, id);
    },
  };
}
