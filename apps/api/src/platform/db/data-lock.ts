import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Told to the person who starts the server as it is: one sentence, no stack. */
export class StartRefusal extends Error {}

/**
 * PGlite opens a folder that another process has open without complaint, and then most of what was written is lost.
 * So the folder is ours alone before it is opened. A lock left by a process that died is taken over.
 */
export const lockDataDir = (dataDir: string): (() => void) => {
  makeFolder(dataDir);
  const path = join(dataDir, 'lock');
  const mine = JSON.stringify({ pid: process.pid, started: startedAt(process.pid) });

  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      writeFileSync(path, mine, { flag: 'wx' });
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = readHolder(path);
    if (holder && isRunning(holder)) {
      throw new StartRefusal(
        `The data folder ${dataDir} is in use by another Dasbor (process ${holder.pid}); stop it first or choose another folder with DATA_DIR.`,
      );
    }
    rmSync(path, { force: true });
  }
  throw new StartRefusal(`The data folder ${dataDir} is being opened by another Dasbor; try again.`);
};

const makeFolder = (dataDir: string): void => {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (cause) {
    const { code = 'unknown reason' } = cause as NodeJS.ErrnoException;
    throw new StartRefusal(
      `The data folder ${dataDir} cannot be made (${code}); choose another with DATA_DIR.`,
      {
        cause,
      },
    );
  }
};

type Holder = { pid: number; started: string | null };

const readHolder = (path: string): Holder | undefined => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
};

const isRunning = (holder: Holder): boolean => {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: it runs, as another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return holder.started === startedAt(holder.pid);
};

// In a container the numbers of dead processes come back, so the start time is compared too where the system tells it.
const startedAt = (pid: number): string | null => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? null;
  } catch {
    return null;
  }
};
