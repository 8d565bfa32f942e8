import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dropBrokenSecret } from '../../auth/secret-file.ts';
import { lockDataDir } from './data-lock.ts';

/** Deletes the data and any damaged files beside it. */
export const emptyFolder = async (dataDir: string): Promise<void> => {
  const unlock = lockDataDir(dataDir, { anew: true });
  await rm(join(dataDir, 'pglite'), { recursive: true, force: true });
  dropBrokenSecret(dataDir);
  unlock();
};
