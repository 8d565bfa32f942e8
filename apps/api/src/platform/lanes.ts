export type Lanes = {
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
  /** As many as one step takes at most: then there may be more than one lane can do. */
  most: number;
  /** At the same time; a slow partner holds up one lane and not the others. */
  lanes: number;
  onError: (error: unknown) => void;
};

/** Works off what waits in the database, in as many lanes as there is work for, whenever it is woken. */
export const makeLanes = ({ step, most, lanes: mostLanes, onError }: Work): Lanes => {
  const lanes = new Set<Promise<void>>();
  let stopped = false;
  let again = false;

  const wake = (): void => {
    again = true;
    while (!stopped && lanes.size < mostLanes && again) {
      again = false;
      const lane = drainLane()
        .catch(onError)
        .finally(() => {
          lanes.delete(lane);
          if (again) wake();
        });
      lanes.add(lane);
    }
  };

  const drainLane = async (): Promise<void> => {
    for (;;) {
      const taken = stopped ? 0 : await step();
      if (taken === 0) return;
      if (taken === most) wake();
    }
  };

  const settled = async (): Promise<void> => {
    while (lanes.size > 0) await Promise.all(lanes);
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
