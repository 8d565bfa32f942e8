import { problem } from '../../spec/handlers.ts';
import type { Refusal } from '../../spec/handlers.ts';
import { refuse } from '../../spec/refused.ts';
import { check } from './check.ts';
import type { OpenedCheckout } from './open.ts';
import { pay } from './pay.ts';
import type { Choice, Paying } from './pay.ts';

type Opening = OpenedCheckout | Promise<OpenedCheckout>;

/** By a call of the API or by the form of the page. */
export const choose = async (
  paying: Paying,
  opening: Opening,
  choice: Choice,
): Promise<undefined | Refusal> => {
  const checkout = await opening;
  return checkout.within(async (tx) => rollBackUnlessKept(await pay(tx, paying, checkout, choice)));
};

export const checkNow = async (paying: Paying, opening: Opening): Promise<undefined | Refusal> => {
  const checkout = await opening;
  // The acquirer is asked once a second at most, whoever presses.
  const waitSeconds = paying.deps.linkCalls(checkout.slug);
  if (waitSeconds !== undefined) return problem('DPAY_RATE_LIMITED', { retry_after: waitSeconds });
  return checkout.within(async (tx) => rollBackUnlessKept(await check(tx, paying, checkout)));
};

/** A refusal that keeps what was written before it is answered; any other is thrown, which rolls back. */
const rollBackUnlessKept = (refusal: undefined | Refusal): undefined | Refusal =>
  refusal === undefined || refusal.commit ? refusal : refuse(refusal.code, refusal.params, refusal.errors);
