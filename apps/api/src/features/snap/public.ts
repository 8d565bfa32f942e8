export { snapTransfersEnded } from './transfer-ended.ts';
