/** The minimum of three runs, because the machine may be busy. */
export const leastMs = (work: () => unknown): number => {
  const times = Array.from({ length: 3 }, () => {
    const begun = performance.now();
    work();
    return performance.now() - begun;
  });
  return Math.min(...times);
};
