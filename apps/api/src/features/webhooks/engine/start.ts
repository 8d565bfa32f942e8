import { makeEngine } from './engine.ts';
import type { EngineParts } from './engine.ts';
import { wakeRegularly } from '../../../platform/work/workers.ts';
import type { Woken } from '../../../platform/work/workers.ts';

export type Webhooks = Woken;

// Finds retries that became due and deliveries left by an instance that died.
const LOOK_EVERY_MS = 1000;

/** Starts sending webhooks: whatever is due, whenever it is woken. */
export const startWebhooks = (parts: EngineParts): Webhooks =>
  wakeRegularly(makeEngine(parts), LOOK_EVERY_MS);
