import { type ComponentType, lazy, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useSayUnfetched } from '../use-say-unfetched.ts';

/** A component in its own chunk, loaded on demand. */
export type LazyPart<P> = {
  /** Set once it has loaded. */
  here: P | undefined;
  fetch: () => Promise<void>;
  /** Loads it early. Ignores failures; they are reported when it is needed. */
  preload: () => void;
};

export const lazyPart = <P>(load: () => Promise<{ default: P }>): LazyPart<P> => {
  const own: LazyPart<P> = {
    here: undefined,
    fetch: async () => void (own.here = (await load()).default),
    preload: () => void own.fetch().catch(() => undefined),
  };
  return own;
};

/**
 * The part, once it is wanted and loaded. If loading fails, the page and its input stay: the failure is reported,
 * `giveUp` resets the request, and the next one loads again (`lazy` would cache the failure and throw it).
 * Returns a one-element array, because the linter treats a component returned directly by a call as recreated on each render.
 */
export const useLazyPart = <P>(wish: LazyPart<P>, isWanted: boolean, giveUp: () => void): [P | undefined] => {
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
};

/** An optional part. If it fails to load, the page works without it or shows `instead`. */
export const lazyExtra = <Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  instead: (props: Props) => ReactNode = () => null,
) => lazy(() => load().catch(() => ({ default: instead as ComponentType<Props> })));
