import { countFailedJob, countJob } from '../observe/meters.ts';

export type Workers = {
  /** Does everything that is due and then resolves. */
  drain: () => Promise<void>;
  /** Starts working and returns. */
  wake: () => void;
  /** Takes no new work and finishes the current work. */
  stop: () => Promise<void>;
};

type Work = {
  /** Its name in the metrics. */
  job: string;
  /** Does one batch of due work and returns its size. */
  step: () => Promise<number>;
  /** The maximum size of a batch. After a full batch, another worker is started. */
  most: number;
  /** The number of workers, so that a slow partner blocks only one of them. */
  parallel: number;
  onError: (error: unknown) => void;
};

/** Processes due work from the database with as many workers as needed, whenever it is woken. */
export const makeWorkers = ({ job, step, most, parallel, onError }: Work): Workers => {
  const running = new Set<Promise<void>>();
  let stopped = false;
  let again = false;

  const wake = (): void => {
    again = true;
    while (!stopped && running.size < parallel && again) {
      again = false;
      const worker = drainWhatIsDue()
        .catch((error: unknown) => {
          countFailedJob(job);
          onError(error);
        })
        .finally(() => {
          running.delete(worker);
          if (again) wake();
        });
      running.add(worker);
    }
  };

  const drainWhatIsDue = async (): Promise<void> => {
    for (;;) {
      if (stopped) return;
      const taken = await step();
      countJob(job, taken);
      if (taken === 0) return;
      if (taken === most) wake();
    }
  };

  const settled = async (): Promise<void> => {
    while (running.size > 0) await Promise.all(running);
  };

  return {
    wake,
    drain: async () => {
      wake();
      await settled();
    },
    stop: async () => {
      stopped = true;
      await settled();
    },
  };
};

export type Woken = Pick<Workers, 'wake' | 'stop'>;

/** Wakes workers now and then regularly: work becomes due by time, or an instance that died has left it. */
export const wakeRegularly = ({ wake, stop }: Woken, everyMs: number): Woken => {
  const timer = setInterval(wake, everyMs);
  wake();
  return {
    wake,
    stop: () => {
      clearInterval(timer);
      return stop();
    },
  };
};
