import type { Checkout } from '@dasbor/sdk';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { failureOf, type Obstacle } from '../../../shared/api/failure.ts';
import { useCheckoutApi } from '../../../shared/api/checkout-api.ts';
import type { Choice } from './choice.ts';
import { isPending } from './pending.ts';
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
  const [code, setCode] = useState(initial.promo_code?.name);

  /** Answers may come out of order: only that of the last call is shown. */
  const call = useCallback(async (ask: () => Promise<{ data: Checkout }>): Promise<void> => {
    const number = (sentRef.current += 1);
    const { data } = await ask();
    if (number === sentRef.current) setCheckout(data);
  }, []);

  const refresh = useCallback(async (): Promise<boolean> => {
    try {
      await call(() => api.getCheckout(withCode(slug, code)));
      setIsOffline(false);
      setRefusal((refused) => (isNoConnection(refused) ? undefined : refused));
      return true;
    } catch (error) {
      // What is on the screen stays true enough.
      setIsOffline(failureOf(error).kind === 'offline');
      return false;
    }
  }, [api, call, code, slug]);

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

  const work = async (name: string, ask: () => Promise<{ data: Checkout }>, choice?: Choice) => {
    setBusy(name);
    setRefusal(undefined);
    setWasChecked(false);
    setWasChosen(false);
    try {
      await call(ask);
      setWasChosen(choice !== undefined);
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
    applyCode: (typed: string | undefined) => {
      setCode(typed);
      const url = new URL(location.href);
      if (typed === undefined) url.searchParams.delete('promo_code');
      else url.searchParams.set('promo_code', typed);
      history.replaceState(null, '', url);
      void work('promo', () => api.getCheckout(withCode(slug, typed)));
    },
    check: () => void work('check', () => api.checkCheckoutPayment({ path: { slug } })),
  };
};

/** When what is shown can no longer be paid. */
const overAt = ({ state, payment, expires_at: until }: Checkout): number =>
  state === 'open' ? Date.parse(payment && isPending(payment) ? payment.expires_at : until) : Infinity;

const isNoConnection = (refusal: Refusal | undefined): boolean =>
  refusal?.kind === 'obstacle' && refusal.obstacle.kind === 'offline';

const withCode = (slug: string, code: string | undefined) => ({
  path: { slug },
  ...(code !== undefined && { query: { promo_code: code } }),
});
