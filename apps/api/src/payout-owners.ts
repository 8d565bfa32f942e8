import { disbursementsEnded } from './features/disbursements/public.ts';
import { fundTransfersEnded } from './features/fund-transfers/public.ts';
import { refundsEnded, refundsSent } from './features/refunds/public.ts';
import { snapTransfersEnded } from './features/snap/public.ts';
import { withdrawalsEnded } from './features/withdrawals/public.ts';
import type { PayoutOwners } from './platform/payouts/record.ts';

/** Handlers to call when an owner's transfers have reached a bank or have ended. */
export const payoutOwners: PayoutOwners = {
  withdrawal: { ended: withdrawalsEnded },
  disbursement: { ended: disbursementsEnded },
  fund_transfer: { ended: fundTransfersEnded },
  snap_transfer: { ended: snapTransfersEnded },
  refund: { ended: refundsEnded, sent: refundsSent },
};
