import type { RightsCache } from './rights-cache.ts';
import { inOneWrite, readingTx } from './client.ts';
import type { Pool, PoolClient } from './connect.ts';
import type { SessionEntry, SessionWork } from './db.ts';
import { enterSession, readEntered } from './enter-session.ts';
import type { Entered } from './enter-session.ts';
import { open, rollBack } from './transaction.ts';

/**
 * A read does not wait to be let in. It begins with the rights that the session had last time, in one write with the question
 * whether it still has them, and is answered only if it has. Otherwise nothing of it is kept, and it begins again with the
 * rights of now. Row-level security looks at what the question entered, never at what was cached.
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

// Nothing was written, so nothing can be lost: the answer goes out while the commit is on its way, and the connection is
// free at once, as what the next one sends is read after the commit. Under load both travel in one write.
const commitLater = (client: PoolClient): void => {
  const done = inOneWrite(client, setImmediate, () => client.query('commit'));
  // A connection that broke here says so to whoever uses it next.
  done.catch(() => undefined);
  client.release();
};
