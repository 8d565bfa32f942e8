// A door of its own: withdrawals ask the balance, and these settings withdrawals.
export { refuseSettings } from './settable.ts';
