import type { Tx } from '../../platform/db/tx.ts';
import type { Mode } from '../../platform/merchant/mode.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../spec/refused.ts';
import { findMerchantOf } from './repository.ts';

export type SlugOfCheckout = { slug: string; mode: Mode; requestId: string; deps: Deps };

export type OpenedCheckout = {
  slug: string;
  merchantId: string;
  /** One transaction as the merchant of the order, and of nobody else. */
  within: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
};

/** Finds whose order a slug is. A guess, a slug of the other mode and a text that is no slug get the same answer. */
export const openCheckout = async ({
  slug,
  mode,
  requestId,
  deps,
}: SlugOfCheckout): Promise<OpenedCheckout> => {
  const found = await deps.db.signIn((tx) => findMerchantOf(tx, slug));
  if (found?.mode !== mode) return refuse('DPAY_CHECKOUT_NOT_FOUND');
  const { merchant_id: merchantId } = found;
  return {
    slug,
    merchantId,
    within: (work) => deps.db.tenant({ merchantId, mode, requestId }, work),
  };
};
