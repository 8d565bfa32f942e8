import { Worker } from 'node:worker_threads';
import type { ErrorFileOf } from './errors.ts';
import type { FileDone, FileTask, FileTold } from './worker.ts';

/** Limits for reading an untrusted file. In addition to its heap, a thread holds the current pieces of the file. */
const MOST_MS = 8500;
const HEAP = { maxOldGenerationSizeMb: 320, maxYoungGenerationSizeMb: 48, stackSizeMb: 4 };
/** Concurrent threads. The queue is short, because a user uploads one file at a time. */
const AT_ONCE = 2;
const MOST_WAITING = 20;

/** A thread is reused, because starting one takes longer than reading most files. It is ended if its heap has grown too large. */
const MOST_FILES = 200;
const MOST_LEFT = 96 * 1024 * 1024;
const IDLE_MS = 30_000;
/** Ends an unresponsive thread after the file's own limit, which reports the position. Together less than ten seconds. */
const GRACE_MS = 1000;

const TOO_SLOW: FileDone = { ok: false, problem: { code: 'DPAY_FILE_TOO_SLOW', place: 'file' } };

/** Reads a file in a separate thread, so that no file can stop the server. */
export const readFile = (path: string): Promise<FileDone | 'busy'> =>
  inTurn<FileDone>({ path, mostMs: MOST_MS }, () => TOO_SLOW);

/** Writes the errors of the rows into a copy of the file, in such a thread. */
export const writeErrors = (file: ErrorFileOf): Promise<Uint8Array | 'busy'> =>
  inTurn<Uint8Array>(file, () => {
    throw new Error('A file that could be read could not be written.');
  });

/** `orElse` is the result if the thread ran out of time or memory. */
const inTurn = async <Done>(task: FileTask, orElse: () => Done): Promise<Done | 'busy'> => {
  if (waiting.length >= MOST_WAITING) return 'busy';
  if (reading >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  else reading += 1;
  try {
    return (await ask<Done>(idle.pop() ?? start(), task)) ?? orElse();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else reading -= 1;
  }
};

let reading = 0;
const waiting: (() => void)[] = [];

type Thread = { worker: Worker; files: number; leaving?: NodeJS.Timeout };
const idle: Thread[] = [];

const start = (): Thread => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { resourceLimits: HEAP });
  const thread = { worker, files: 0 };
  // An error between two files ends only the thread.
  worker.on('error', () => undefined);
  worker.on('exit', () => forget(thread));
  return thread;
};

/** Undefined if the thread had to be ended. */
const ask = <Done>(thread: Thread, task: FileTask): Promise<Done | undefined> =>
  new Promise((resolve, reject) => {
    const { worker } = thread;
    clearTimeout(thread.leaving);
    worker.ref();
    const end = (): void => {
      clearTimeout(timer);
      worker.off('message', onTold);
      worker.off('error', onError);
      worker.off('exit', giveUp);
    };
    const onTold = ({ done, heap }: FileTold<Done>): void => {
      end();
      keep(thread, heap);
      resolve(done);
    };
    const giveUp = (): void => {
      end();
      void worker.terminate();
      resolve(undefined);
    };
    const onError = (error: NodeJS.ErrnoException): void => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') return giveUp();
      end();
      void worker.terminate();
      return reject(error);
    };
    const timer = setTimeout(giveUp, MOST_MS + GRACE_MS);
    worker.on('message', onTold);
    worker.on('error', onError);
    worker.on('exit', giveUp);
    worker.postMessage(task, []);
  });

const keep = (thread: Thread, heap: number): void => {
  const { worker } = thread;
  thread.files += 1;
  if (thread.files >= MOST_FILES || heap > MOST_LEFT) return void worker.terminate();
  // Threads do not keep the process alive.
  worker.unref();
  thread.leaving = setTimeout(() => void worker.terminate(), IDLE_MS).unref();
  return void idle.push(thread);
};

const forget = (thread: Thread): void => {
  const at = idle.indexOf(thread);
  if (at >= 0) idle.splice(at, 1);
};
