import { makePayouts } from './engine.ts';
import type { PayoutEngine, PayoutParts } from './engine.ts';

// Finds enquiries that became due and transfers left by an instance that died.
const LOOK_EVERY_MS = 1_000;

export type Payouts = Pick<PayoutEngine, 'wake' | 'stop'>;

/** Starts sending transfers: whatever is due, whenever it is woken. */
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
