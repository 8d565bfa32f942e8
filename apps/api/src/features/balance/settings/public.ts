// A separate entry point, because withdrawals import the balance, and these settings import withdrawals.
export { refuseSettings } from './settable.ts';
