import { disbursementsEnded } from './features/disbursements/public.ts';
import { fundTransfersEnded } from './features/fund-transfers/public.ts';
import { snapTransfersEnded } from './features/snap/public.ts';
import { withdrawalsEnded } from './features/withdrawals/public.ts';
import type { PayoutOwners } from './platform/payouts/record.ts';

/** Who is told when transfers of theirs have ended. */
export const payoutOwners: PayoutOwners = {
  withdrawal: withdrawalsEnded,
  disbursement: disbursementsEnded,
  fund_transfer: fundTransfersEnded,
  snap_transfer: snapTransfersEnded,
};
