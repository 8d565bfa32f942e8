import type { Checkout } from '@dasbor/sdk';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { failureOf, type Obstacle } from '../../../shared/api/failure.ts';
import { useCheckoutApi } from '../../../shared/api/checkout-api.ts';
import type { Choice } from './choice.ts';
import { keepInAddress, type Wish } from './wish.ts';
import { isPending } from './pending.ts';
import { wantedAmount } from './shown-amount.ts';
import { watchCheckout } from './watch-checkout.ts';

/** Why a choice was refused. */
export type Refusal =
  | { kind: 'problem'; code: string; fields: readonly { field: string; code: string }[]; choice: Choice }
  | { kind: 'obstacle'; obstacle: Obstacle };

type Options = {
  slug: string;
  /** What the server drew. */
  initial: Checkout;
  /** Of `initial`, as the server tells what the order is. */
  tag: string;
  /** Of a choice that was sent without scripts. */
  refusal: Refusal | undefined;
};

/** The order as it is, kept up to date, and what its customer does. */
export const useCheckout = ({ slug, initial, tag, refusal: refusedBefore }: Options) => {
  const api = useCheckoutApi();
  const [checkout, setCheckout] = useState(initial);
  const [refusal, setRefusal] = useState(refusedBefore);
  const [busy, setBusy] = useState<string>();
  const [wasChecked, setWasChecked] = useState(false);
  const [wasChosen, setWasChosen] = useState(false);
  const [isOffline, setIsOffline] = useState(false);
  const sentRef = useRef(0);
  // What the page was opened with; the address keeps it.
  const [wish, setWish] = useState<Wish>(() => ({
    code: initial.promo_code?.name,
    amount: wantedAmount(initial),
  }));

  /** Answers may come out of order: only that of the last call is shown. */
  const call = useCallback(async (ask: () => Promise<{ data: Checkout }>): Promise<void> => {
    const number = (sentRef.current += 1);
    const { data } = await ask();
    if (number === sentRef.current) setCheckout(data);
  }, []);

  const refresh = useCallback(async (): Promise<boolean> => {
    try {
      await call(() => api.getCheckout(asking(slug, wish)));
      setIsOffline(false);
      setRefusal((refused) => (isNoConnection(refused) ? undefined : refused));
      return true;
    } catch (error) {
      // What is on the screen stays true enough.
      setIsOffline(failureOf(error).kind === 'offline');
      return false;
    }
  }, [api, call, wish, slug]);

  const overAtRef = useRef(Infinity);
  useEffect(() => {
    overAtRef.current = overAt(checkout);
  }, [checkout]);
  // Money that was sent in the last minute may still arrive at an order that is expired.
  const isFinal = checkout.state === 'paid' || checkout.state === 'cancelled';
  useEffect(() => {
    if (isFinal) return undefined;
    return watchCheckout({ slug, tag, isOver: () => Date.now() >= overAtRef.current }, refresh);
  }, [isFinal, slug, tag, refresh]);

  const keep = (next: Wish) => {
    setWish(next);
    keepInAddress(next);
  };
  const ask = (name: string, next: Wish) => {
    keep(next);
    void work(name, () => api.getCheckout(asking(slug, next)));
  };

  const work = async (name: string, ask: () => Promise<{ data: Checkout }>, choice?: Choice) => {
    setBusy(name);
    setRefusal(undefined);
    setWasChecked(false);
    setWasChosen(false);
    try {
      await call(ask);
      setWasChosen(choice !== undefined);
      // From now on, the amount is that of the open payment.
      if (choice) keep({ ...wish, amount: undefined });
      setWasChecked(name === 'check');
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'problem' && choice)
        setRefusal({ kind: 'problem', code: failure.code, fields: failure.fields, choice });
      else if (failure.kind === 'problem')
        setRefusal({ kind: 'obstacle', obstacle: { kind: 'down', requestId: failure.requestId } });
      else setRefusal({ kind: 'obstacle', obstacle: failure });
      // Somebody else may have chosen meanwhile, or the time is over.
      if (failure.kind === 'problem') await refresh();
    }
    setBusy(undefined);
  };

  return {
    checkout,
    refusal,
    busy,
    wasChecked,
    wasChosen,
    isOffline,
    choose: (choice: Choice) =>
      void work(
        `${choice.method}.${choice.channel}`,
        () => api.createCheckoutPayment({ path: { slug }, body: choice }),
        choice,
      ),
    applyCode: (code: string | undefined) => ask('promo', { ...wish, code }),
    applyAmount: (amount: number) => ask('part', { ...wish, amount: wantedAmount(checkout, amount) }),
    check: () => void work('check', () => api.checkCheckoutPayment({ path: { slug } })),
  };
};

/** When what is shown can no longer be paid. */
const overAt = ({ state, payment, expires_at: until }: Checkout): number =>
  state === 'open' ? Date.parse(payment && isPending(payment) ? payment.expires_at : until) : Infinity;

const isNoConnection = (refusal: Refusal | undefined): boolean =>
  refusal?.kind === 'obstacle' && refusal.obstacle.kind === 'offline';

const asking = (slug: string, { code, amount }: Wish) => ({
  path: { slug },
  query: { ...(code !== undefined && { promo_code: code }), ...(amount !== undefined && { amount }) },
});
