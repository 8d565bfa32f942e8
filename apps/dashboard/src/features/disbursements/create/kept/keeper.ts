import type { KeptWork, keptWork } from './kept-work.ts';

const PAUSE_MS = 400;

type Store = Pick<ReturnType<typeof keptWork>, 'begin' | 'keep' | 'drop'>;

/**
 * Writes after a pause in the typing: the file once, then what is done to it. What is dropped stays dropped, also what still waited
 * to be written: offered again after it was saved, it would become a second batch of the same payouts.
 */
export function keeper(store: Store) {
  let begun: File | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(waiting);
  return {
    later: (file: File | null, work: () => KeptWork): void => {
      stop();
      waiting = setTimeout(() => {
        if (file && begun !== file) void store.begin(file, work());
        else void store.keep(work());
        begun = file;
      }, PAUSE_MS);
    },
    stop,
    drop: (): Promise<unknown> => {
      stop();
      begun = null;
      return store.drop();
    },
  };
}
