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
    /** Before what takes a page away at its own address, such as another mode. Whoever holds it does it later by its detail. */
    'dasbor:leave': CustomEvent<() => void>;
  }
}

interface Leaving {
  /** Whether what leads on in the dashboard or a closed tab is asked about; at that moment, as what is drawn may be behind the last edit. */
  isActive: () => boolean;
  /** Whether anything is lost by leaving: then the way back is asked about too. */
  isLost: () => boolean;
  /** Whether a closed tab or a reload loses nothing of it, and goes unasked. */
  outlivesReload?: boolean;
  /** Before a link, or another way on in the dashboard, is asked about. */
  onLink: () => unknown;
}

/** Asks before something takes somebody away from edits. Another query of the same page takes nothing away. */
export function useLeaveGuard({ isActive, isLost, outlivesReload, onLink }: Leaving) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { navigator: router } = use(UNSAFE_NavigationContext);
  const [go, setGo] = useState<(() => void) | null>(null);
  const isLeaving = useRef(false);

  const ask = (then: () => void): void => setGo(() => then);
  // Until it is done, and no longer: the page may still be there then.
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
  // A link that is none of the router's, such as in a toast: of its own the router is asked itself, once all else is done that a press does.
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
  // Back, forward, and an address that is typed: the router hears of them when they are done.
  const onNavigate = useEffectEvent((event: NavigateEvent) => {
    const { destination, navigationType, hashChange, cancelable } = event;
    const isBack = navigationType === 'traverse';
    if (isLeaving.current || !cancelable || !(isBack || hashChange)) return;
    if (isHere(insideOf(destination.url) ?? '') || !isLost()) return;
    event.preventDefault();
    askBefore(() =>
      isBack
        ? // Another one pressed meanwhile takes its place.
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
    // Not every browser says before that it will go back, and Chromium lets nobody hold it twice at once (decision 0031: its limits).
    const ways = 'navigation' in globalThis ? navigation : undefined;
    ways?.addEventListener('navigate', go);
    return () => {
      document.removeEventListener('click', click);
      removeEventListener('dasbor:leave', leave);
      removeEventListener('beforeunload', unload);
      ways?.removeEventListener('navigate', go);
    };
  }, []);
  // Released before the page that comes in its place leads on to another.
  useLayoutEffect(() => holdRouter(router, (then, to) => hold(then, to)), [router]);

  return {
    isAsked: go !== null,
    /** Before what takes somebody away here. */
    ask,
    stay: () => setGo(null),
    leave: () => {
      setGo(null);
      go?.();
    },
  };
}

/** The part of an address that is the router's. */
const insideOf = (href: string): string | undefined => href.split('#')[1];

/** Whatever leads on by the router comes through these two, a shortcut or the palette as well as a link. Answers with their release. */
function holdRouter(router: Navigator, hold: (then: () => void, to: To) => boolean): () => void {
  const { push, replace } = router;
  const held =
    (go: Navigator['push']): Navigator['push'] =>
    (...to) => {
      if (!hold(() => go(...to), to[0])) go(...to);
    };
  Object.assign(router, { push: held(push), replace: held(replace) });
  return () => void Object.assign(router, { push, replace });
}
