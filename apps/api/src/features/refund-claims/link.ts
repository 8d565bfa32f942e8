import { modeOfRefundToken } from '@dasbor/domain/refund-claims';
import type { Tx } from '../../platform/db/tx.ts';
import type { PublicCall } from '../../spec/handlers.ts';
import { refuse } from '../../spec/refused.ts';
import { findMerchantOf } from './repository.ts';

type Named = Pick<PublicCall, 'mode' | 'requestId' | 'deps'> & { params: { token: string } };

export type OpenedLink = {
  tokenHash: string;
  merchantId: string;
  /** One transaction as the merchant of the link, and of nobody else. */
  within: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
};

/**
 * Finds whose link a token is. A guess, a token of the other mode and a text that is no token get the same answer, and each does the same
 * look-up by its hash: response time reveals nothing of the stored hashes.
 */
export const openLink = async ({ params, mode, requestId, deps }: Named): Promise<OpenedLink> => {
  const tokenHash = deps.tokens.hash(params.token);
  const isTooMany = deps.linkCalls(tokenHash);
  if (isTooMany !== undefined) return refuse('DPAY_RATE_LIMITED', { retry_after: isTooMany });
  const found = await deps.db.signIn((tx) => findMerchantOf(tx, tokenHash));
  if (found?.mode !== mode || modeOfRefundToken(params.token) !== mode)
    return refuse('DPAY_REFUND_LINK_NOT_FOUND');
  const { merchant_id: merchantId } = found;
  return {
    tokenHash,
    merchantId,
    within: (work) => deps.db.tenant({ merchantId, mode, requestId }, work),
  };
};
