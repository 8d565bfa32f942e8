import { makeEngine } from './engine.ts';
import type { EngineParts } from './engine.ts';

export type Webhooks = { wake: () => void; stop: () => Promise<void> };

// Retries become due by the clock alone, and what a dead copy of the server left behind.
const LOOK_EVERY_MS = 1000;

/** Sends webhooks from now on: whatever is due, whenever it is woken. */
export const startWebhooks = (parts: EngineParts): Webhooks => {
  const { wake, stop } = makeEngine(parts);
  const timer = setInterval(wake, LOOK_EVERY_MS);
  wake();
  return {
    wake,
    stop: () => {
      clearInterval(timer);
      return stop();
    },
  };
};
