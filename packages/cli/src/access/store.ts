import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Mode } from './mode.ts';
import { FILE_MODE, type Keys, type Place, readKeys, type Stored, storeFile } from './read-keys.ts';

/** Of the folder: only the user can read it. */
const FOLDER_MODE = 0o700;

export const readStored = async (world: Place, mode: Mode): Promise<Stored | undefined> =>
  (await readKeys(world))[mode];

export const writeStored = async (world: Place, mode: Mode, stored: Stored | undefined): Promise<void> => {
  const { [mode]: _, ...others } = await readKeys(world);
  const keys: Keys = stored ? { ...others, [mode]: stored } : others;
  const file = storeFile(world);
  if (Object.keys(keys).length === 0) return rm(file, { force: true });
  await mkdir(dirname(file), { recursive: true, mode: FOLDER_MODE });
  // A new file, renamed: an interrupted write leaves the old one, and the mode applies from the first byte.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: FILE_MODE });
  await chmod(draft, FILE_MODE);
  await rename(draft, file);
};
