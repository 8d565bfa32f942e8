import { checkoutUrlOf } from '../../platform/merchant/checkout-url.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { PublicCall, PublicHandler } from '../../spec/handlers.ts';
import { checkNow, choose } from './acts.ts';
import { openCheckout } from './open.ts';
import type { OpenedCheckout } from './open.ts';
import { readCheckout } from './read.ts';
import type { Wish } from './read.ts';
import { promoTries } from './promo-tries.ts';
import { toCheckout } from './rows.ts';

type Asking = Pick<PublicCall, 'mode' | 'requestId' | 'deps'> & { params: { slug: string } };

const opened = ({ params, mode, requestId, deps }: Asking): Promise<OpenedCheckout> =>
  openCheckout({ slug: params.slug, mode, requestId, deps });

const answer = (
  { now, mode, deps }: Pick<PublicCall, 'now' | 'mode' | 'deps'>,
  { slug, merchantId, within }: OpenedCheckout,
  wish: Wish = {},
) =>
  within(async (tx) => {
    const parts = await readCheckout(tx, slug, now, wish);
    return ok({ data: toCheckout(parts, checkoutUrlOf(deps, { merchantId, mode })) });
  });

export const getCheckout: PublicHandler<'getCheckout'> = async (call) => {
  const { promo_code: code, amount } = call.query;
  const waitSeconds = code === undefined ? undefined : call.deps.linkCalls(promoTries(call.by.ip));
  if (waitSeconds !== undefined) return problem('DPAY_RATE_LIMITED', { retry_after: waitSeconds });
  return answer(call, await opened(call), { code: code?.trim(), amount });
};

export const createCheckoutPayment: PublicHandler<'createCheckoutPayment'> = async (call) => {
  const checkout = await opened(call);
  return (await choose(call, checkout, call.body)) ?? answer(call, checkout);
};

export const checkCheckoutPayment: PublicHandler<'checkCheckoutPayment'> = async (call) => {
  const checkout = await opened(call);
  return (await checkNow(call, checkout)) ?? answer(call, checkout);
};
