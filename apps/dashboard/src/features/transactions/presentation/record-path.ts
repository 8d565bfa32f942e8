import { balancePaths } from '../../../shared/paths/money-out/balance.ts';
import { disbursementPaths } from '../../../shared/paths/money-out/disbursements.ts';
import { fundTransferPaths } from '../../../shared/paths/money-out/fund-transfers.ts';
import { paymentPaths } from '../../../shared/paths/money-in/payments.ts';
import { refundPaths } from '../../../shared/paths/money-in/refunds.ts';
import { settlementPaths } from '../../../shared/paths/money-in/settlements.ts';
import { topUpPaths } from '../../../shared/paths/money-out/top-ups.ts';
import { withdrawalPaths } from '../../../shared/paths/money-out/withdrawals.ts';
import type { Transaction } from '../api/types.ts';

/** A SNAP transfer has no page of its own, because the merchant's server creates and follows it. */
const PAGES: Readonly<Record<Transaction['kind'], (id: string) => string>> = {
  payment: paymentPaths.detail,
  refund: refundPaths.detail,
  settlement: settlementPaths.detail,
  top_up: topUpPaths.detail,
  withdrawal: withdrawalPaths.detail,
  disbursement: disbursementPaths.item,
  fund_transfer: fundTransferPaths.detail,
  snap_transfer: balancePaths.trace,
};

/** The page of the record. A kind that this build does not know has its money trace. */
export const recordPath = ({
  kind,
  reference_id: reference,
}: Pick<Transaction, 'kind' | 'reference_id'>): string => {
  // One of several bank transfers has the ID of its payout and a number: `wdr_01K…-2`.
  const [id = reference] = reference.split('-', 1);
  return (Object.hasOwn(PAGES, kind) ? PAGES[kind] : balancePaths.trace)(id);
};
