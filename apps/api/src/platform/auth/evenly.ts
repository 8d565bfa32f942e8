import { setTimeout as sleep } from 'node:timers/promises';

/** Does the work and answers at the end of a time step, so that the time does not tell what the work was. */
export type Evenly = <T>(work: () => Promise<T>) => Promise<T>;

/** A step is longer than the work usually takes. Without steps (0), nothing waits. */
export const makeEvenly =
  (stepMs: number): Evenly =>
  async (work) => {
    if (stepMs === 0) return work();
    const began = performance.now();
    try {
      return await work();
    } finally {
      const spent = performance.now() - began;
      await sleep(Math.ceil(spent / stepMs) * stepMs - spent);
    }
  };
