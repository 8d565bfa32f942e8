import type { Workers } from '../../../platform/work/workers.ts';
import { makeValidations } from './engine.ts';
import type { ValidationParts } from './engine.ts';

// For what a dead copy of the server left behind; what is new wakes the work by itself.
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
