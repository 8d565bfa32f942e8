import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Nothing is kept so long: a body is read or refused within seconds.
const LONGEST_USED_MS = 60 * 60 * 1000;
const NAME = /^dasbor-uploads-(\d+)-/;

/** A folder of this process for bodies that are files. What a process that was killed has left, with whom it pays, goes first. */
export const makeUploadFolder = async (temporary = tmpdir(), now = Date.now()): Promise<string> => {
  for (const name of await readdir(temporary)) {
    const pid = NAME.exec(name)?.[1];
    const path = join(temporary, name);
    if (pid !== undefined && !isAlive(Number(pid)) && (await isOld(path, now)))
      await rm(path, { recursive: true, force: true });
  }
  return mkdtemp(join(temporary, `dasbor-uploads-${process.pid}-`));
};

const isOld = (path: string, now: number): Promise<boolean> =>
  stat(path).then(
    ({ mtimeMs }) => now - mtimeMs > LONGEST_USED_MS,
    () => false,
  );

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's: it lives, and its folder is not ours to remove.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};
