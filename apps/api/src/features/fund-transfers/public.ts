export { fundTransfersEnded } from './ended.ts';
