export type { NewLink } from './repository.ts';
