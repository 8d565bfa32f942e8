import { use, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import {
  type Navigator,
  type To,
  UNSAFE_NavigationContext,
  useLocation,
  useNavigate,
} from 'react-router-dom';

declare global {
  interface WindowEventMap {
    /** Fired before the page is left without an address change, such as a mode switch. A listener that cancels it calls `detail` later. */
    'dasbor:leave': CustomEvent<() => void>;
  }
}

type Leaving = {
  /** Whether to ask before links and closing the tab. A function, because the last render may be older than the last edit. */
  isActive: () => boolean;
  /** Whether leaving loses anything. If so, Back asks too. */
  isLost: () => boolean;
  /** Whether the edits survive a closed tab or a reload, so that neither asks. */
  outlivesReload?: boolean;
  /** Called before the question about a link or another navigation in the dashboard. */
  onLink: () => unknown;
};

/** Asks for confirmation before unsaved edits are left. A query change on the same page does not ask. */
export const useLeaveGuard = ({ isActive, isLost, outlivesReload, onLink }: Leaving) => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { navigator: router } = use(UNSAFE_NavigationContext);
  const [go, setGo] = useState<(() => void) | null>(null);
  const isLeaving = useRef(false);

  const ask = (then: () => void): void => setGo(() => then);
  // Reset after the navigation, because the page may still be there.
  const askBefore = (then: () => unknown): void =>
    ask(async () => {
      isLeaving.current = true;
      try {
        await then();
      } finally {
        isLeaving.current = false;
      }
    });
  const isHere = (to: To): boolean =>
    (typeof to === 'string' ? to.split(/[?#]/)[0] : to.pathname) === pathname;

  const hold = useEffectEvent((then: () => void, to?: To): boolean => {
    if (isLeaving.current || (to && isHere(to)) || !isActive()) return false;
    onLink();
    askBefore(then);
    return true;
  });
  // Links outside the router, such as in a toast. The router's own links are held in `holdRouter`, after all click handlers have run.
  const onClick = useEffectEvent((event: MouseEvent) => {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (event.defaultPrevented || !isPlain || !link || link.target !== '' || link.hasAttribute('download'))
      return;
    const inside = insideOf(link.href);
    if (inside !== undefined && hold(() => void navigate(inside), inside)) event.preventDefault();
  });
  const onLeave = useEffectEvent((event: WindowEventMap['dasbor:leave']) => {
    if (hold(event.detail)) event.preventDefault();
  });
  const onUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!outlivesReload && isActive()) event.preventDefault();
  });
  // Back, forward and typed addresses: the router learns of them only afterwards.
  const onNavigate = useEffectEvent((event: NavigateEvent) => {
    const { destination, navigationType, hashChange, cancelable } = event;
    const isBack = navigationType === 'traverse';
    if (isLeaving.current || !cancelable || !(isBack || hashChange)) return;
    if (isHere(insideOf(destination.url) ?? '') || !isLost()) return;
    event.preventDefault();
    askBefore(() =>
      isBack
        ? // A later navigation may replace this one.
          navigation.traverseTo(destination.key).committed?.catch(() => undefined)
        : window.location.assign(destination.url),
    );
  });

  useEffect(() => {
    const click = (event: MouseEvent) => onClick(event);
    const leave = (event: WindowEventMap['dasbor:leave']) => onLeave(event);
    const unload = (event: BeforeUnloadEvent) => onUnload(event);
    const go = (event: NavigateEvent) => onNavigate(event);
    document.addEventListener('click', click);
    addEventListener('dasbor:leave', leave);
    addEventListener('beforeunload', unload);
    // Some browsers lack the Navigation API, and Chromium does not allow blocking Back twice in a row (decision 0031: its limits).
    const ways = 'navigation' in globalThis ? navigation : undefined;
    ways?.addEventListener('navigate', go);
    return () => {
      document.removeEventListener('click', click);
      removeEventListener('dasbor:leave', leave);
      removeEventListener('beforeunload', unload);
      ways?.removeEventListener('navigate', go);
    };
  }, []);
  // A layout effect releases the router before the next page can redirect.
  useLayoutEffect(() => holdRouter(router, (then, to) => hold(then, to)), [router]);

  return {
    isAsked: go !== null,
    /** Asks before anything else that leaves the page. */
    ask,
    stay: () => setGo(null),
    leave: () => {
      setGo(null);
      go?.();
    },
  };
};

/** The router's part of an address. */
const insideOf = (href: string): string | undefined => href.split('#')[1];

/** Every router navigation uses these two methods, including shortcuts and the palette. Returns a function that releases them. */
const holdRouter = (router: Navigator, hold: (then: () => void, to: To) => boolean): (() => void) => {
  const { push, replace } = router;
  const held =
    (go: Navigator['push']): Navigator['push'] =>
    (...to) => {
      if (!hold(() => go(...to), to[0])) go(...to);
    };
  Object.assign(router, { push: held(push), replace: held(replace) });
  return () => void Object.assign(router, { push, replace });
};
