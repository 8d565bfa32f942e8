import { leaseIn } from './storage-lease.ts';
import { createQueue, type SessionStore } from './store.ts';
import type { TabSessionOptions } from './tab-session.ts';

/**
 * The `lock` of {@link tabSession}, for a store of your own that tabs share: Web Locks, or a short lease in the storage where an
 * insecure origin has none.
 */
export function tabLock({ key, storage = localStorage }: TabSessionOptions): SessionStore['lock'] {
  const queue = createQueue();
  return async (work) => {
    const name = `${key}.lock`;
    if (!globalThis.navigator?.locks) return queue(() => leaseIn(storage, name, work));
    return (await navigator.locks.request(name, work)) as Awaited<ReturnType<typeof work>>;
  };
}
