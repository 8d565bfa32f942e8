import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import type { Embedded } from '../../platform/db/pglite.ts';
import { parsers } from '../../platform/db/values.ts';
import { emptyTables, standOf } from './embedded-stand.ts';

type Kept = { pglite: PGlite; stand: string };

// Opening one takes longer than most test files, so each worker reuses its databases.
const idle: Kept[] = [];

/** An embedded database for one test file. When returned, it is emptied, and reused only if it is then in its initial state. */
export const borrowEmbedded = async (
  snapshot: string,
): Promise<{ embedded: Embedded; giveBack: () => Promise<void> }> => {
  const kept = idle.pop() ?? (await open(snapshot));
  const { embedded, end } = lend(kept.pglite);
  const giveBack = async (): Promise<void> => {
    await end();
    await emptyTables(kept.pglite);
    if ((await standOf(kept.pglite)) === kept.stand) idle.push(kept);
    else await kept.pglite.close();
  };
  return { embedded, giveBack };
};

const open = async (snapshot: string): Promise<Kept> => {
  const pglite = await PGlite.create({ loadDataDir: new Blob([await readFile(snapshot)]), parsers });
  await pglite.exec("set timezone to 'UTC'");
  return { pglite, stand: await standOf(pglite) };
};

/** Access to the database until `end`, so that leftovers of a file do not reach the next one. */
const lend = (pglite: PGlite): { embedded: Embedded; end: () => Promise<void> } => {
  const listening = new Set<() => Promise<void>>();
  let over = false;
  const lent = async (): Promise<PGlite> => {
    if (over) throw new Error('This database was given back.');
    return pglite;
  };
  return {
    embedded: {
      transaction: async (work) => (await lent()).transaction(work),
      query: async (...statement) => (await lent()).query(...statement),
      exec: async (...statement) => (await lent()).exec(...statement),
      listen: async (...heard) => {
        const stop = await (await lent()).listen(...heard);
        listening.add(stop);
        return stop;
      },
      close: async () => undefined,
    },
    end: async () => {
      over = true;
      for (const stop of listening) await stop();
    },
  };
};
