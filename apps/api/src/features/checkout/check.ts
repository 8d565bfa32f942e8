import type { Tx } from '../../platform/db/tx.ts';
import { problem } from '../../spec/handlers.ts';
import type { Refusal } from '../../spec/handlers.ts';
import { followAcquirer } from '../payments/public.ts';
import type { OpenedCheckout } from './open.ts';
import type { Paying } from './pay.ts';
import { readCheckout } from './read.ts';
import { isOpen } from './rows.ts';

/** Asks the acquirer about the open payments of the page. */
export const check = async (
  tx: Tx,
  { now, deps, by }: Paying,
  { slug, merchantId }: OpenedCheckout,
): Promise<undefined | Refusal> => {
  const { payments } = await readCheckout(tx, slug, now);
  for (const payment of payments.filter(isOpen)) {
    const followed = await followAcquirer({ tx, now, deps, by: { ...by, merchantId } }, payment);
    if (followed === 'unreachable') return problem('DPAY_ACQUIRER_UNREACHABLE');
  }
  return undefined;
};
