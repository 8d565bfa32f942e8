import { makePayouts } from './engine.ts';
import type { PayoutParts } from './engine.ts';
import { wakeRegularly } from '../work/workers.ts';
import type { Woken } from '../work/workers.ts';

// Finds enquiries that became due and transfers left by an instance that died.
const LOOK_EVERY_MS = 1_000;

export type Payouts = Woken;

/** Starts sending transfers: whatever is due, whenever it is woken. */
export const startPayouts = (parts: PayoutParts): Payouts => wakeRegularly(makePayouts(parts), LOOK_EVERY_MS);
