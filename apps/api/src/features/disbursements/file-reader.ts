import { Worker } from 'node:worker_threads';
import type { FileProblem } from './file-problems.ts';
import type { FileDone, FileTask } from './file-worker.ts';

/** What reading a stranger's file may cost. Beside its heap a thread holds the pieces of the file that it is at. */
const MOST_MS = 10_000;
const HEAP = { maxOldGenerationSizeMb: 320, maxYoungGenerationSizeMb: 48, stackSizeMb: 4 };
/** At a time; those that wait are few, for a person has one file at hand. */
const AT_ONCE = 2;
const MOST_WAITING = 20;

const TOO_SLOW: FileProblem = { code: 'DPAY_FILE_TOO_SLOW', place: 'file' };

export type FileRead = FileDone | { ok: false; problem: FileProblem } | 'busy';

/** Reads a file in a thread of its own, which ends with it: whatever the file does there, the server goes on. */
export const readFile = async (path: string): Promise<FileRead> => {
  if (waiting.length >= MOST_WAITING) return 'busy';
  if (reading >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  else reading += 1;
  try {
    return await inThread({ path, mostMs: MOST_MS });
  } finally {
    const next = waiting.shift();
    if (next) next();
    else reading -= 1;
  }
};

let reading = 0;
const waiting: (() => void)[] = [];

const WORKER = new URL('./file-worker.ts', import.meta.url);
/** Later than its own limit, which says where it was: this one is for a thread that no longer hears. */
const GRACE_MS = 1000;

const inThread = (task: FileTask): Promise<FileRead> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, { workerData: task, resourceLimits: HEAP });
    const timer = setTimeout(() => finish(TOO_SLOW), task.mostMs + GRACE_MS);
    const end = (): void => {
      clearTimeout(timer);
      void worker.terminate();
    };
    const finish = (read: FileProblem | FileRead): void => {
      end();
      resolve(typeof read === 'object' && 'code' in read ? { ok: false, problem: read } : read);
    };
    worker.once('message', finish);
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') return finish(TOO_SLOW);
      end();
      reject(error);
    });
    // After its message nothing is left to say; without one it was ended.
    worker.once('exit', () => finish(TOO_SLOW));
  });
