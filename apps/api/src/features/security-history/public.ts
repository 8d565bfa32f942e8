export { type Sealer, startSealer } from './seals/start.ts';
