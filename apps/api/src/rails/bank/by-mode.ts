import type { Mode } from '../../platform/merchant/mode.ts';
import type { BankRail } from './port.ts';

/** A bank for each mode. Sandbox keeps the simulated one, whose account numbers merchants try things with. */
export const bankByMode = (banks: Readonly<Record<Mode, BankRail>>): BankRail => ({
  transfer: (transfer) => banks[transfer.mode].transfer(transfer),
  status: (transfer) => banks[transfer.mode].status(transfer),
  inquire: (account) => banks[account.mode].inquire(account),
});
