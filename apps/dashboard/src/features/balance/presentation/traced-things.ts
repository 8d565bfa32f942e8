import { fundTransferPaths } from '../../../shared/paths/money-out/fund-transfers.ts';
import { disbursementPaths } from '../../../shared/paths/money-out/disbursements.ts';
import { paymentPaths } from '../../../shared/paths/money-in/payments.ts';
import { refundPaths } from '../../../shared/paths/money-in/refunds.ts';
import { settlementPaths } from '../../../shared/paths/money-in/settlements.ts';
import { topUpPaths } from '../../../shared/paths/money-out/top-ups.ts';
import { withdrawalPaths } from '../../../shared/paths/money-out/withdrawals.ts';

type ThingView = {
  word:
    | 'payment'
    | 'settlement'
    | 'top_up'
    | 'withdrawal'
    | 'batch'
    | 'disbursement'
    | 'fund_transfer'
    | 'snap_transfer'
    | 'refund';
  /** Its page, where the dashboard has one. */
  page?: (id: string) => string;
};

/** The kinds of object that have a money trail, by id prefix. */
const THINGS: Readonly<Record<string, ThingView>> = {
  pay: { word: 'payment', page: paymentPaths.detail },
  set: { word: 'settlement', page: settlementPaths.detail },
  top: { word: 'top_up', page: topUpPaths.detail },
  wdr: { word: 'withdrawal', page: withdrawalPaths.detail },
  dis: { word: 'batch', page: disbursementPaths.detail },
  dis_item: { word: 'disbursement', page: disbursementPaths.item },
  ftr: { word: 'fund_transfer', page: fundTransferPaths.detail },
  rfn: { word: 'refund', page: refundPaths.detail },
  // Only a merchant's server creates and follows these.
  snt: { word: 'snap_transfer' },
};

export type TracedThing = {
  id: string;
  /** Null for an unknown value from a newer server. */
  word: ThingView['word'] | null;
  page: string | null;
};

export const thingOf = (referenceId: string): TracedThing => {
  // One of several bank transfers has its payout’s id and a number, such as `wdr_01K…-2`, or `…-r2` for a retry.
  const [id = referenceId] = referenceId.split('-', 1);
  const prefix = id.slice(0, id.lastIndexOf('_'));
  const view = Object.hasOwn(THINGS, prefix) ? THINGS[prefix] : undefined;
  return { id, word: view?.word ?? null, page: view?.page?.(id) ?? null };
};
