/** Does something when it is its turn in the lane of this name. */
type Lanes = <T>(name: string, pass: () => Promise<T>) => Promise<T>;

/** In each lane so many go at once, first come first served; lanes know nothing of each other. */
export const makeLanes = (width: number): Lanes => {
  const lanes = new Map<string, { going: number; waiting: (() => void)[] }>();
  return async (name, pass) => {
    const lane = lanes.get(name) ?? { going: 0, waiting: [] };
    lanes.set(name, lane);
    if (lane.going < width) lane.going += 1;
    else await new Promise<void>((resolve) => lane.waiting.push(resolve));
    try {
      return await pass();
    } finally {
      // Whoever is next takes this place, so that nobody who comes meanwhile goes before.
      const next = lane.waiting.shift();
      if (next) next();
      else if ((lane.going -= 1) === 0) lanes.delete(name);
    }
  };
};
