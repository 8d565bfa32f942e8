import { makeEngine } from './engine.ts';
import type { EngineParts } from './engine.ts';

export type Webhooks = { wake: () => void; stop: () => Promise<void> };

// Finds retries that became due and deliveries left by an instance that died.
const LOOK_EVERY_MS = 1000;

/** Starts sending webhooks: whatever is due, whenever it is woken. */
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
