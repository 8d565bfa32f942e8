import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Far longer than any upload is needed: a body is read or rejected within seconds.
const LONGEST_USED_MS = 60 * 60 * 1000;
const NAME = /^dasbor-uploads-(\d+)-/;

/** Creates this process's folder for file bodies. First deletes the folders of killed processes, because the files contain account data. */
export const makeUploadFolder = async (temporary = tmpdir(), now = Date.now()): Promise<string> => {
  for (const name of await readdir(temporary)) {
    const pid = NAME.exec(name)?.[1];
    const path = join(temporary, name);
    if (pid !== undefined && !isAlive(Number(pid)) && (await isOld(path, now)))
      // A folder of another user stays.
      await rm(path, { recursive: true, force: true }).catch(() => undefined);
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
    // EPERM: the process exists but belongs to another user, so its folder stays.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};
