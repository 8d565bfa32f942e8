import { makeSealer } from './seal.ts';
import type { SealParts } from './seal.ts';
import { wakeRegularly } from '../../../platform/work/workers.ts';
import type { Workers } from '../../../platform/work/workers.ts';

// Not after each commit: one transaction every two seconds seals the events of all requests since the last one. Events that are not
// sealed when a server stops wait for the next one.
const LOOK_EVERY_MS = 2_000;

export type Sealer = Pick<Workers, 'stop'>;

export const startSealer = (parts: SealParts): Sealer => wakeRegularly(makeSealer(parts), LOOK_EVERY_MS);
