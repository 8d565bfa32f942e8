import { makePayouts } from './engine.ts';
import type { PayoutEngine, PayoutParts } from './engine.ts';

// Enquiries become due by the clock alone, and what a dead copy of the server left behind.
const LOOK_EVERY_MS = 1_000;

export type Payouts = Pick<PayoutEngine, 'wake' | 'stop'>;

/** Sends transfers from now on: whatever is due, whenever it is woken. */
export const startPayouts = (parts: PayoutParts): Payouts => {
  const { wake, stop } = makePayouts(parts);
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
