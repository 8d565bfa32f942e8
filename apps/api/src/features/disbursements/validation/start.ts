import type { Workers } from '../../../platform/work/workers.ts';
import { makeValidations } from './engine.ts';
import type { ValidationParts } from './engine.ts';

// For work left by an instance that died; new work triggers a run by itself.
const LOOK_EVERY_MS = 2_000;

export type Validations = Pick<Workers, 'wake' | 'stop'>;

export const startValidations = (parts: ValidationParts): Validations => {
  const { wake, stop } = makeValidations(parts);
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
