import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertKey, StorageUnavailable } from './port.ts';
import type { Storage } from './port.ts';

/** Files in a folder of this machine. */
export const folderStorage = (folder: string): Storage => {
  const pathOf = (key: string): string => {
    assertKey(key);
    return join(folder, key);
  };
  return {
    put: async (key, bytes) => {
      const path = pathOf(key);
      const draft = `${path}.${randomUUID()}.new`;
      try {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        const file = await open(draft, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw new StorageUnavailable('A file could not be stored', { cause: error });
      }
    },
    get: async (key) => {
      // A link planted in the folder is not followed.
      const file = await open(pathOf(key), constants.O_RDONLY | constants.O_NOFOLLOW).catch(noneIfMissing);
      return file?.readFile().finally(() => file.close());
    },
    delete: (key) => rm(pathOf(key), { force: true }),
  };
};

const noneIfMissing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
};
