export { callerOf as snapCallerOf } from './caller.ts';
export { snapTransfersEnded } from './transfer-ended.ts';
