import { makeRefunds } from './engine.ts';
import type { RefundParts } from './engine.ts';
import { wakeRegularly } from '../../platform/work/workers.ts';
import type { Woken } from '../../platform/work/workers.ts';

// Finds enquiries that became due and refunds left by an instance that died.
const LOOK_EVERY_MS = 1_000;

export type Refunds = Woken;

export const startRefunds = (parts: RefundParts): Refunds => wakeRegularly(makeRefunds(parts), LOOK_EVERY_MS);
