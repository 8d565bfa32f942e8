import { type FileHandle, open } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { CommandError, EXIT, type World } from '../world.ts';
import { type Mode, modeOf } from './mode.ts';

/**
 * A key that `dasbor login` got, and the host it is for: it is never sent to another one. `made` is set if the sign-in by browser made it;
 * only such a key may be revoked.
 */
export type Stored = { key: string; api: string; dashboard?: string; made?: true };
export type Keys = Partial<Record<Mode, Stored>>;
/** Where the file is, and whom to tell about it. */
export type Place = Pick<World, 'env' | 'complain'>;

/** Only the user can read the file. */
export const FILE_MODE = 0o600;

export const storeFile = ({ env }: Pick<World, 'env'>): string => {
  const base = env['XDG_CONFIG_HOME'] || env['APPDATA'] || join(env['HOME'] || homedir(), '.config');
  return join(base, 'dasbor', 'keys.json');
};

export const readKeys = async (world: Place): Promise<Keys> => {
  const name = storeFile(world);
  const text = await textOf(name, world);
  if (text === undefined) return {};
  const keys = parsed(text);
  if (isKeys(keys)) return keys;
  throw new CommandError(`${name} is damaged: delete it, then run dasbor login`, EXIT.failed);
};

const textOf = async (name: string, world: Place): Promise<string | undefined> => {
  let file: FileHandle | undefined;
  try {
    file = await open(name);
    await closeToOthers(file, name, world);
    return await file.readFile('utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw new CommandError(`${name} cannot be read (${code})`, EXIT.failed);
  } finally {
    await file?.close();
  }
};

/** An editor, a copy or a backup may have opened the file to others. */
const closeToOthers = async (file: FileHandle, name: string, { complain }: Place): Promise<void> => {
  // Windows has access lists instead, and the folder of a user is closed to others.
  if (process.platform === 'win32') return;
  const { mode } = await file.stat();
  if ((mode & 0o077) === 0) return;
  const isClosed = await file.chmod(FILE_MODE).then(
    () => true,
    () => false,
  );
  complain(
    isClosed
      ? `others could read ${name}: only you can read it now`
      : `others can read ${name}: set its mode to 0600`,
  );
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isKeys = (value: unknown): value is Keys =>
  isObject(value) && MODES.every((mode) => value[mode] === undefined || isStored(value[mode], mode));

const MODES: readonly Mode[] = ['live', 'sandbox'];

/** A live key in the place of a sandbox key would move real money without a question. */
const isStored = (value: unknown, mode: Mode): value is Stored =>
  isObject(value) &&
  typeof value['key'] === 'string' &&
  modeOf(value['key']) === mode &&
  typeof value['api'] === 'string' &&
  ['string', 'undefined'].includes(typeof value['dashboard']) &&
  [true, undefined].includes(value['made'] as true | undefined);
