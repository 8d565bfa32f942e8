import type { RightsCache } from './rights-cache.ts';
import { inOneWrite, readingTx } from './client.ts';
import type { Pool, PoolClient } from './connect.ts';
import type { SessionEntry, SessionWork } from './db.ts';
import { enterSession, readEntered } from './enter-session.ts';
import type { Entered } from './enter-session.ts';
import { open, rollBack } from './transaction.ts';

/**
 * A read starts optimistically with the permissions that the session had last time, and checks them in the same round trip. If they
 * changed, the result is discarded and the read runs again with the current permissions. Row-level security uses what the check entered,
 * never the cache.
 */
export const readAs = async <T>(
  pool: Pool,
  rightsCache: RightsCache,
  entry: SessionEntry,
  work: SessionWork<T>,
): Promise<T> => {
  const cached = rightsCache.of(entry);
  const client = await pool.connect();
  const [opened, worked] = await inOneWrite(client, process.nextTick, () => {
    const opening = open(client, { begin: 'begin read only', enter: enterSession(entry) });
    return Promise.allSettled([
      opening,
      cached
        ? work(readingTx(client), cached.rights)
        : opening.then((row) => work(readingTx(client), readEntered(row as Entered | undefined))),
    ]);
  });
  const row = opened.status === 'fulfilled' ? (opened.value as Entered | undefined) : undefined;
  rightsCache.learn(entry, row);
  if (cached && opened.status === 'fulfilled' && row?.entered !== cached.text) {
    await rollBack(client);
    return readAs(pool, rightsCache, entry, work);
  }
  if (worked.status === 'fulfilled') {
    commitLater(client);
    return worked.value;
  }
  await rollBack(client);
  throw worked.reason;
};

// Nothing was written, so nothing can be lost. The answer is sent while the commit is in progress, and the connection is free at once.
// Under load, the commit and the next query travel in one write.
const commitLater = (client: PoolClient): void => {
  const done = inOneWrite(client, setImmediate, () => client.query('commit'));
  // If the connection broke here, its next user gets the error.
  done.catch(() => undefined);
  client.release();
};
