import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Makes the folder where it is missing, and the named file in it where that is: what the system refuses, it refuses here. */
export const makeWritableFolder = (folder: string, file: string): void => {
  makeFolder(folder);
  closeSync(openSync(join(folder, file), 'a'));
};

/** Step by step: `recursive` asks again for ever where the system will not say why it makes no folder (under /proc). */
export const makeFolder = (folder: string): void => {
  const path = resolve(folder);
  const above = dirname(path);
  if (!existsSync(above) && above !== path) makeFolder(above);
  try {
    mkdirSync(path);
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST' && statSync(path).isDirectory();
    if (!isThere) throw error;
  }
};
