/** Runs one work at a time. Whoever finds too many before it is told at once. */
export const makeTurns = (mostWaiting: number) => {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async <T>(work: () => Promise<T>): Promise<T | 'busy'> => {
    if (waiting >= mostWaiting) return 'busy';
    waiting += 1;
    const mine = last.then(work).finally(() => (waiting -= 1));
    last = mine.catch(() => undefined);
    return mine;
  };
};
