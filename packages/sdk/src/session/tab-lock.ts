import { leaseIn, type TextStorage } from './storage-lease.ts';
import type { SessionStore } from './session.ts';
import { createQueue } from './store.ts';

/** Where a browser stores the tokens; tests replace the parts. */
export type TabSessionOptions = {
  /** The storage key of one mode's tokens, e.g. `'dasbor.live'`; every tab of the origin with the same key shares them. */
  key: string;
  /** Persistent storage. Default `localStorage`. */
  storage?: TextStorage;
};

/**
 * The `lock` of {@link tabSession}, for a custom store shared by tabs: Web Locks, or a short lease in the storage on insecure origins
 * without them.
 */
export const tabLock = ({ key, storage = localStorage }: TabSessionOptions): SessionStore['lock'] => {
  const queue = createQueue();
  return async (work) => {
    const name = `${key}.lock`;
    if (!globalThis.navigator?.locks) return queue(() => leaseIn(storage, name, work));
    let begun = false;
    const begin = () => {
      begun = true;
      return work();
    };
    try {
      return (await navigator.locks.request(name, begin)) as Awaited<ReturnType<typeof work>>;
    } catch (error) {
      if (begun) throw error;
      // A browser that blocks site data also refuses locks: no other tab has these tokens.
      return queue(work);
    }
  };
};
