export type Workers = {
  /** Does all that is due, and resolves when nothing is. */
  drain: () => Promise<void>;
  /** Begins to, and returns. */
  wake: () => void;
  /** Takes nothing new and ends what it has. */
  stop: () => Promise<void>;
};

type Work = {
  /** Takes some of what is due, does it, and answers how many it took. */
  step: () => Promise<number>;
  /** As many as one step takes at most: then there may be more than one worker can do. */
  most: number;
  /** At the same time; a slow partner holds up one worker and not the others. */
  parallel: number;
  onError: (error: unknown) => void;
};

/** Works off what waits in the database, by as many workers as there is work for, whenever it is woken. */
export const makeWorkers = ({ step, most, parallel, onError }: Work): Workers => {
  const running = new Set<Promise<void>>();
  let stopped = false;
  let again = false;

  const wake = (): void => {
    again = true;
    while (!stopped && running.size < parallel && again) {
      again = false;
      const worker = drainWhatIsDue()
        .catch(onError)
        .finally(() => {
          running.delete(worker);
          if (again) wake();
        });
      running.add(worker);
    }
  };

  const drainWhatIsDue = async (): Promise<void> => {
    for (;;) {
      const taken = stopped ? 0 : await step();
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
