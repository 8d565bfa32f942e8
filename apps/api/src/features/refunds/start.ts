import type { Workers } from '../../platform/work/workers.ts';
import { makeRefunds } from './engine.ts';
import type { RefundParts } from './engine.ts';

// Finds enquiries that became due and refunds left by an instance that died.
const LOOK_EVERY_MS = 1_000;

export type Refunds = Pick<Workers, 'wake' | 'stop'>;

export const startRefunds = (parts: RefundParts): Refunds => {
  const { wake, stop } = makeRefunds(parts);
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
