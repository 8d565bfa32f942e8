import { disbursementsEnded } from './features/disbursements/public.ts';
import { fundTransfersEnded } from './features/fund-transfers/public.ts';
import { snapTransfersEnded } from './features/snap/public.ts';
import { withdrawalsEnded } from './features/withdrawals/public.ts';
import type { PayoutOwners } from './platform/payouts/record.ts';

/** Handlers to call when an owner's transfers have ended. */
export const payoutOwners: PayoutOwners = {
  withdrawal: withdrawalsEnded,
  disbursement: disbursementsEnded,
  fund_transfer: fundTransfersEnded,
  snap_transfer: snapTransfersEnded,
};
