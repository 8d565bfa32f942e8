/** A store's listeners. */
export const createListeners = () => {
  const all = new Set<() => void>();
  return {
    tell: () => {
      for (const listener of all) listener();
    },
    add: (listener: () => void) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
  };
};

/** Runs work sequentially. */
export const createQueue = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work, work);
    last = mine;
    return mine;
  };
};
