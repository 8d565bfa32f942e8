import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeWritableFolder } from './writable.ts';

/** Printed as is to the person who starts the server: one sentence, no stack. */
export class StartRefusal extends Error {}

/**
 * PGlite opens a folder that another process already has open, and then most writes are lost. So a lock of the operating
 * system guards the folder. Node offers no such lock, except the one that SQLite takes on an open file. The system releases
 * it when the process ends, so it never becomes stale. It also works between containers that share the folder, where
 * process ids do not.
 * @param anew removes whatever is in place of the lock but is not a lock; for a folder that is to be emptied
 */
export const lockDataDir = (dataDir: string, { anew = false }: { anew?: boolean } = {}): (() => void) => {
  const lock = takeLock(dataDir, anew);
  held.add(lock);
  return () => {
    if (held.delete(lock)) lock.close();
  };
};

// Keeps a reference: the garbage collector would close the database and release the lock.
const held = new Set<DatabaseSync>();

const LOCK = 'lock.sqlite';
const HOLDER = 'lock.pid';

const takeLock = (dataDir: string, anew: boolean): DatabaseSync => {
  let lock: DatabaseSync | undefined;
  try {
    makeWritableFolder(dataDir, HOLDER);
    lock = new DatabaseSync(join(dataDir, LOCK));
    // Never committed: holds SQLite's write lock, which only one process can have.
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

/** Recognises a lock path that is not a file, or not an SQLite file. */
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
  // Can be briefly out of date if the holder has just started. It is only used in the message.
  const pid = readFileSync(join(dataDir, HOLDER), 'utf8');
  return `The data folder ${dataDir} is in use by another Dasbor${pid && ` (process ${pid})`}; stop it first or choose another folder with DATA_DIR.`;
};

/** For a folder, or something in it, that the system does not let us write to. */
export const unusable = (dataDir: string, cause: unknown): string => {
  const { code = 'unknown reason' } = cause as NodeJS.ErrnoException;
  return `The data folder ${dataDir} cannot be made or written to (${code}); choose another with DATA_DIR.`;
};
