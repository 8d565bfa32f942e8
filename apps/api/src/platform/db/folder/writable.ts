import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Creates the folder and the file if they are missing, so that a permission error surfaces here. */
export const makeWritableFolder = (folder: string, file: string): void => {
  makeFolder(folder);
  closeSync(openSync(join(folder, file), 'a'));
};

/** Creates one level at a time: with `recursive`, Node loops forever if the system gives no reason (under /proc). */
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
