import type { Workers } from '../../../platform/work/workers.ts';
import { makeSealer } from './seal.ts';
import type { SealParts } from './seal.ts';

// Not after each commit: one transaction every two seconds seals the events of all requests since the last one.
const LOOK_EVERY_MS = 2_000;

export type Sealer = Pick<Workers, 'stop'>;

export const startSealer = (parts: SealParts): Sealer => {
  const { wake, stop } = makeSealer(parts);
  const timer = setInterval(wake, LOOK_EVERY_MS);
  wake();
  return {
    // Events that are not sealed yet wait for the next server.
    stop: () => {
      clearInterval(timer);
      return stop();
    },
  };
};
