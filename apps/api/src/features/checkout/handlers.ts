import { ok, problem } from '../../spec/handlers.ts';
import type { PublicCall, PublicHandler, Refusal } from '../../spec/handlers.ts';
import { refuse } from '../../spec/refused.ts';
import { check } from './check.ts';
import { openCheckout } from './open.ts';
import { pay } from './pay.ts';
import { readCheckout } from './read.ts';
import { toCheckout } from './rows.ts';

type Asking = Pick<PublicCall, 'mode' | 'requestId' | 'deps'> & { params: { slug: string } };

const opened = ({ params, mode, requestId, deps }: Asking) =>
  openCheckout({ slug: params.slug, mode, requestId, deps });

export const getCheckout: PublicHandler<'getCheckout'> = async (call) => {
  const { slug, within } = await opened(call);
  return within(async (tx) => ok({ data: toCheckout(await readCheckout(tx, slug, call.now)) }));
};

export const createCheckoutPayment: PublicHandler<'createCheckoutPayment'> = async (call) => {
  const checkout = await opened(call);
  return checkout.within(async (tx) => {
    const refusal = await pay(tx, call, checkout, call.body);
    if (refusal) return rollBackUnless(refusal);
    return ok({ data: toCheckout(await readCheckout(tx, checkout.slug, call.now)) });
  });
};

export const checkCheckoutPayment: PublicHandler<'checkCheckoutPayment'> = async (call) => {
  const checkout = await opened(call);
  const waitSeconds = call.deps.linkCalls(checkout.slug);
  if (waitSeconds !== undefined) return problem('DPAY_RATE_LIMITED', { retry_after: waitSeconds });
  return checkout.within(async (tx) => {
    const refusal = await check(tx, call, checkout);
    if (refusal) return rollBackUnless(refusal);
    return ok({ data: toCheckout(await readCheckout(tx, checkout.slug, call.now)) });
  });
};

/** A refusal that keeps what was written before it is answered; any other is thrown, which rolls back. */
const rollBackUnless = (refusal: Refusal): Refusal =>
  refusal.commit ? refusal : refuse(refusal.code, refusal.params, refusal.errors);
