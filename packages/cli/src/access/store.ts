import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { CommandError, type World } from '../world.ts';
import type { Mode } from './mode.ts';

/** A key that `dasbor login` got, and the host it is for: it is never sent to another one. */
export type Stored = { key: string; api: string; dashboard?: string };
type Keys = Partial<Record<Mode, Stored>>;

/** Only the user can read the file and its folder. */
const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

export const storeFile = ({ env }: Pick<World, 'env'>): string => {
  const base = env['XDG_CONFIG_HOME'] || env['APPDATA'] || join(env['HOME'] || homedir(), '.config');
  return join(base, 'dasbor', 'keys.json');
};

export const readStored = async (world: Pick<World, 'env'>, mode: Mode): Promise<Stored | undefined> =>
  (await readKeys(world))[mode];

export const writeStored = async (
  world: Pick<World, 'env'>,
  mode: Mode,
  stored: Stored | undefined,
): Promise<void> => {
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

const readKeys = async (world: Pick<World, 'env'>): Promise<Keys> => {
  const file = storeFile(world);
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Keys;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new CommandError(`${file} cannot be read: delete it, then run dasbor login`);
  }
};
