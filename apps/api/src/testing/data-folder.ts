import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';

/** Creates a data folder like an earlier start: migrated, without merchants. A real start would take seconds each time. */
export const makeDataFolder = async (dataDir: string): Promise<void> => {
  const given = inject('database');
  if (given.kind !== 'pglite') throw new Error('A data folder is of the embedded database.');
  const snapshot = new Blob([await readFile(given.snapshot)]);
  const pglite = await PGlite.create({ dataDir: join(dataDir, 'pglite'), loadDataDir: snapshot });
  await pglite.close();
};
