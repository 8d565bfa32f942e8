import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dropBrokenSecret } from '../../auth/secret-file.ts';
import { lockDataDir } from './data-lock.ts';

/** The folder of uploaded files, beside the database whose rows name them. */
export const FILES = 'files';

/** Deletes the data and any damaged files beside it. */
export const emptyFolder = async (dataDir: string): Promise<void> => {
  const unlock = lockDataDir(dataDir, { anew: true });
  for (const one of ['pglite', FILES]) await rm(join(dataDir, one), { recursive: true, force: true });
  dropBrokenSecret(dataDir);
  unlock();
};
