// A separate entry point, because withdrawals import the balance, and these settings import withdrawals.
export { whyNotSettings as refuseSettings } from './settable.ts';
export { sweepOut } from './sweep-out.ts';
