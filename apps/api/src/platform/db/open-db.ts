import type { Db } from './db.ts';
import { isInTransaction, leaveTransaction, withAnswers } from './outside.ts';
import { dbOverPglite, openPglite } from './pglite.ts';
import type { Embedded } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import type { PostgresOptions } from './postgres.ts';

export type DbOptions = PostgresOptions | { dataDir: string } | { embedded: Embedded };

/** PostgreSQL if `url` is given, else PGlite: in `dataDir`, or an instance opened by a test. Migrations have run, or
 * were checked, when it resolves. */
export const openDb = async (options: DbOptions): Promise<Db> => {
  if ('url' in options) return guarded(await openPostgres(options));
  return guarded('dataDir' in options ? await openPglite(options.dataDir) : dbOverPglite(options.embedded));
};

const guarded = (db: Db): Db => {
  const alone = <T>(work: () => Promise<T>): Promise<T> => {
    if (isInTransaction()) {
      return Promise.reject(
        new Error('A transaction is already open here: use its tx instead of asking for another.'),
      );
    }
    return withAnswers(work);
  };
  return {
    ...db,
    // PGlite calls back inside the transaction that notified. Exiting that context lets the callback open its own.
    listen: (channel, heard) => db.listen(channel, () => leaveTransaction(heard)),
    tenant: (context, work) => alone(() => db.tenant(context, work)),
    session: (entry, work) => alone(() => db.session(entry, work)),
    key: (entry, work) => alone(() => db.key(entry, work)),
    signIn: (work) => alone(() => db.signIn(work)),
    system: (work, options) => alone(() => db.system(work, options)),
    owner: (work) => alone(() => db.owner(work)),
  };
};
