import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeWritableFolder } from './writable.ts';

/** Told to the person who starts the server as it is: one sentence, no stack. */
export class StartRefusal extends Error {}

/**
 * PGlite opens a folder that another process has open without complaint, and then most of what was written is lost.
 * So the folder is ours alone before it is opened, by a lock of the operating system: Node gives none but the one that
 * SQLite takes on an open file. It ends with the process however that ends, so nothing is ever stale, and two containers
 * that share the folder see each other, which process numbers do not.
 * @param anew takes away what is in the place of the lock and is none: for a folder that is to be emptied
 */
export const lockDataDir = (dataDir: string, { anew = false }: { anew?: boolean } = {}): (() => void) => {
  const lock = takeLock(dataDir, anew);
  held.add(lock);
  return () => {
    if (held.delete(lock)) lock.close();
  };
};

// What nobody holds is closed by the garbage collector, and the lock would be gone with it.
const held = new Set<DatabaseSync>();

const LOCK = 'lock.sqlite';
const HOLDER = 'lock.pid';

const takeLock = (dataDir: string, anew: boolean): DatabaseSync => {
  let lock: DatabaseSync | undefined;
  try {
    makeWritableFolder(dataDir, HOLDER);
    lock = new DatabaseSync(join(dataDir, LOCK));
    // Never committed: one process at a time may be about to write.
    lock.exec('begin immediate');
    writeFileSync(join(dataDir, HOLDER), String(process.pid));
    return lock;
  } catch (cause) {
    lock?.close();
    if (codeOf(cause) === SQLITE_BUSY) throw new StartRefusal(inUse(dataDir), { cause });
    const strange = strangeFile(dataDir, cause);
    if (strange === undefined) throw new StartRefusal(unusable(dataDir, cause), { cause });
    if (!anew)
      throw new StartRefusal(`${strange} is no lock of Dasbor: delete it, it holds no data.`, { cause });
    rmSync(strange, { recursive: true });
    return takeLock(dataDir, anew);
  }
};

const SQLITE_BUSY = 5;
const SQLITE_NO_DATABASE = [11, 26];
const codeOf = (cause: unknown): number =>
  cause instanceof Error && 'errcode' in cause ? Number(cause.errcode) : 0;

/** What is in the place of the lock: something else than a file, or a file of another kind. */
const strangeFile = (dataDir: string, cause: unknown): string | undefined => {
  const [lock, holder] = [join(dataDir, LOCK), join(dataDir, HOLDER)];
  if (SQLITE_NO_DATABASE.includes(codeOf(cause))) return lock;
  return [lock, holder].find(isFolder);
};

const isFolder = (path: string): boolean => {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
};

const inUse = (dataDir: string): string => {
  // A moment late where the holder has only just begun; it is told to the person and decides nothing.
  const pid = readFileSync(join(dataDir, HOLDER), 'utf8');
  return `The data folder ${dataDir} is in use by another Dasbor${pid && ` (process ${pid})`}; stop it first or choose another folder with DATA_DIR.`;
};

/** Of a folder, or of something in it that the system does not let us write. */
export const unusable = (dataDir: string, cause: unknown): string => {
  const { code = 'unknown reason' } = cause as NodeJS.ErrnoException;
  return `The data folder ${dataDir} cannot be made or written to (${code}); choose another with DATA_DIR.`;
};
