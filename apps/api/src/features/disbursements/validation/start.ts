import { makeValidations } from './engine.ts';
import type { ValidationParts } from './engine.ts';
import { wakeRegularly } from '../../../platform/work/workers.ts';
import type { Woken } from '../../../platform/work/workers.ts';

// For work left by an instance that died; new work triggers a run by itself.
const LOOK_EVERY_MS = 2_000;

export type Validations = Woken;

export const startValidations = (parts: ValidationParts): Validations =>
  wakeRegularly(makeValidations(parts), LOOK_EVERY_MS);
