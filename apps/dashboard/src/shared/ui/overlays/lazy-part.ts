import { type ComponentType, lazy, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useSayUnfetched } from '../use-say-unfetched.ts';

/** What has a file of its own, fetched when it is wanted. */
export interface LazyPart<P> {
  /** From the moment it was fetched. */
  here: P | undefined;
  fetch: () => Promise<void>;
  /** Early or not at all: whether it came is found out when it is wanted. */
  preload: () => void;
}

export function lazyPart<P>(load: () => Promise<{ default: P }>): LazyPart<P> {
  const own: LazyPart<P> = {
    here: undefined,
    fetch: async () => void (own.here = (await load()).default),
    preload: () => void own.fetch().catch(() => undefined),
  };
  return own;
}

/**
 * The part, once it is wanted and here. Where it cannot be fetched the page stays as it was, with what is typed in it: that is said,
 * `giveUp` takes the wish back, and the next wish fetches anew (`lazy` would remember the failure, and throw it at the page).
 * In a list of one, as `useState` answers: a component that is a call's whole answer counts as made anew by each render.
 */
export function useLazyPart<P>(wish: LazyPart<P>, isWanted: boolean, giveUp: () => void): [P | undefined] {
  const say = useSayUnfetched();
  const [, redraw] = useState<object>();
  const { here } = wish;
  const fail = useEffectEvent(() => {
    say();
    giveUp();
  });

  useEffect(() => {
    if (!isWanted || here) return;
    let isStillWanted = true;
    wish.fetch().then(
      () => isStillWanted && redraw({}),
      () => isStillWanted && fail(),
    );
    return () => {
      isStillWanted = false;
    };
  }, [wish, isWanted, here]);

  return [here];
}

/** What nobody asked for: where it cannot be fetched the page goes on without it, or with what stands `instead`. */
export function lazyExtra<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  instead: (props: Props) => ReactNode = () => null,
) {
  return lazy(() => load().catch(() => ({ default: instead as ComponentType<Props> })));
}
