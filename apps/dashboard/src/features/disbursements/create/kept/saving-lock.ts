import type { Saves } from '../../api/saves.ts';

/** After that each tab has read what the others wrote: browsers take some milliseconds. */
const READ_MS = 200;

/** What other tabs can see of a file that is being saved. It goes with its tab, so that a crash leaves nothing locked. */
export function savingLock({ owner, keyFor }: Pick<Saves, 'owner' | 'keyFor'>) {
  // Browsers offer them on secure origins only. Without, the key alone keeps the work from becoming two batches (decision 0031: its limit).
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  const nameOf = (what: string): string => `dasbor.saving ${owner} ${what}`;
  return {
    hold: async <T>(what: string, work: () => Promise<T>): Promise<T> => {
      if (locks) return locks.request(nameOf(what), work) as Promise<T>;
      // Tabs that begin at the same moment have written a key each; the last of these is what all of them then read.
      keyFor(what);
      await new Promise((resolve) => setTimeout(resolve, READ_MS));
      return work();
    },
    isHeld: async (what: string): Promise<boolean> => {
      const { held = [] } = (await locks?.query()) ?? {};
      return held.some(({ name }) => name === nameOf(what));
    },
    /** Waits until it is; rejects where that is no longer waited for. */
    freed: async (what: string, signal: AbortSignal): Promise<void> =>
      locks?.request(nameOf(what), { signal }, () => undefined),
  };
}
