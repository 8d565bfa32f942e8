/**
 * The running sum of each row of a page, newest first: from the sum at the newest row downwards. Exact at any size. So the last sum of a page
 * less its change is the first sum of the next page.
 */
export const runningSums = (newest: bigint, changes: readonly bigint[]): readonly bigint[] => {
  let sum = newest;
  return changes.map((change) => {
    const here = sum;
    sum -= change;
    return here;
  });
};
