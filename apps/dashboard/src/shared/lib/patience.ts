/** How long a browser may take to say what lies in it: one that is busy, or broken, keeps nobody waiting. */
const PATIENCE_MS = 2000;

/** Undefined where it does not come in time. */
export const inTime = <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS, undefined))]);
