import { setTimeout as delay } from 'node:timers/promises';

/** Waits, or until Ctrl-C. */
export const pause = async (ms: number, signal: AbortSignal): Promise<void> => {
  await delay(ms, undefined, { signal }).catch(() => undefined);
};
