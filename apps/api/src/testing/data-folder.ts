import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';

/** Makes a data folder as an earlier start left it: migrated, with no merchant. To let a start make it costs seconds each time. */
export const makeDataFolder = async (dataDir: string): Promise<void> => {
  const given = inject('database');
  if (given.kind !== 'pglite') throw new Error('A data folder is of the embedded database.');
  const snapshot = new Blob([await readFile(given.snapshot)]);
  const pglite = await PGlite.create({ dataDir: join(dataDir, 'pglite'), loadDataDir: snapshot });
  await pglite.close();
};
