export { makeExports, startExports } from './engine.ts';
export type { Exports } from './engine.ts';
export { tidyExports } from './tidy.ts';
