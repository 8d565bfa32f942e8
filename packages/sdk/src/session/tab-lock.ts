import { leaseIn, type TextStorage } from './storage-lease.ts';
import type { SessionStore } from './session.ts';
import { createQueue } from './store.ts';

/** Where and under which name a browser keeps the tokens; the parts are there to be replaced in tests. */
export type TabSessionOptions = {
  /** Names the tokens of one mode, e.g. `'dasbor.live'`; every tab of the origin that uses the same key shares them. */
  key: string;
  /** Where they outlive a reload. Default `localStorage`. */
  storage?: TextStorage;
};

/**
 * The `lock` of {@link tabSession}, for a store of your own that tabs share: Web Locks, or a short lease in the storage where an
 * insecure origin has none.
 */
export function tabLock({ key, storage = localStorage }: TabSessionOptions): SessionStore['lock'] {
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
      // A browser whose settings block site data refuses locks as well: no other tab has these tokens.
      return queue(work);
    }
  };
}
