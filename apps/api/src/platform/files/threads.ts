import { Worker } from 'node:worker_threads';

/** Limits for reading an untrusted file. In addition to its heap, a thread holds the current pieces of the file. */
export const MOST_MS = 8500;
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

/** The work of one feature in threads, by the address of its worker. */
export type Threads = {
  /** Runs a task in a separate thread, so that no file can stop the server. `orElse` is the result if it ran out of time or memory. */
  run: <Done>(task: unknown, orElse: () => Done) => Promise<Done | 'busy'>;
};

export const fileThreads = (worker: URL): Threads => {
  const pool: Pool = { worker, idle: [] };
  return { run: (task, orElse) => inTurn(pool, task, orElse) };
};

type Pool = { worker: URL; idle: Thread[] };

/** All pools together run only a few threads. */
const inTurn = async <Done>(pool: Pool, task: unknown, orElse: () => Done): Promise<Done | 'busy'> => {
  if (waiting.length >= MOST_WAITING) return 'busy';
  if (reading >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  else reading += 1;
  try {
    return (await ask<Done>(pool, task)) ?? orElse();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else reading -= 1;
  }
};

let reading = 0;
const waiting: (() => void)[] = [];

/** What a worker answers, with its heap in bytes. */
export type FileTold<Done> = { done: Done; heap: number };

type Thread = { worker: Worker; files: number; leaving?: NodeJS.Timeout };

const start = (pool: Pool): Thread => {
  const worker = new Worker(pool.worker, { resourceLimits: HEAP });
  const thread = { worker, files: 0 };
  // An error between two files ends only the thread.
  worker.on('error', () => undefined);
  worker.on('exit', () => forget(pool, thread));
  return thread;
};

/** Undefined if the thread had to be ended. */
const ask = <Done>(pool: Pool, task: unknown): Promise<Done | undefined> =>
  new Promise((resolve, reject) => {
    const thread = pool.idle.pop() ?? start(pool);
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
      keep(pool, thread, heap);
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

const keep = (pool: Pool, thread: Thread, heap: number): void => {
  const { worker } = thread;
  thread.files += 1;
  if (thread.files >= MOST_FILES || heap > MOST_LEFT) return void worker.terminate();
  // Threads do not keep the process alive.
  worker.unref();
  thread.leaving = setTimeout(() => void worker.terminate(), IDLE_MS).unref();
  return void pool.idle.push(thread);
};

const forget = ({ idle }: Pool, thread: Thread): void => {
  const at = idle.indexOf(thread);
  if (at >= 0) idle.splice(at, 1);
};
