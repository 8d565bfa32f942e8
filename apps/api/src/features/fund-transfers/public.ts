export { fundTransfersEnded } from './ended.ts';
export { refuseAccount } from './whitelist.ts';
