import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Navigator, UNSAFE_NavigationContext, useNavigate } from 'react-router-dom';

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
  /** Before a link, or another way on in the dashboard, is asked about. */
  onLink: () => unknown;
}

/** Asks before something takes somebody away from edits. */
export function useLeaveGuard({ isActive, isLost, onLink }: Leaving) {
  const navigate = useNavigate();
  const { navigator: router } = use(UNSAFE_NavigationContext);
  const [go, setGo] = useState<(() => void) | null>(null);
  const isLeaving = useRef(false);

  const ask = (then: () => void): void => setGo(() => then);

  const hold = useEffectEvent((then: () => void): boolean => {
    if (isLeaving.current || !isActive()) return false;
    onLink();
    ask(() => {
      isLeaving.current = true;
      then();
      // The page may still be there, while another mode is on its way.
      isLeaving.current = false;
    });
    return true;
  });
  // Before the router hears of it, and what is done at a press on it: also of a link that is none of the router's.
  const onClick = useEffectEvent((event: MouseEvent) => {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!isPlain || !link || link.target !== '' || link.hasAttribute('download')) return;
    const [, inside] = link.href.split('#');
    if (inside === undefined || !hold(() => void navigate(inside))) return;
    event.preventDefault();
    event.stopPropagation();
  });
  const onLeave = useEffectEvent((event: WindowEventMap['dasbor:leave']) => {
    if (hold(event.detail)) event.preventDefault();
  });
  const onUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isActive()) event.preventDefault();
  });
  // Back, forward, and an address that is typed: the router hears of them when they are done.
  const onNavigate = useEffectEvent((event: NavigateEvent) => {
    const { destination, navigationType, hashChange, cancelable } = event;
    const isBack = navigationType === 'traverse';
    if (isLeaving.current || !cancelable || !(isBack || hashChange) || !isLost()) return;
    event.preventDefault();
    ask(() => {
      isLeaving.current = true;
      if (isBack) navigation.traverseTo(destination.key);
      else window.location.assign(destination.url);
    });
  });

  useEffect(() => {
    const click = (event: MouseEvent) => onClick(event);
    const leave = (event: WindowEventMap['dasbor:leave']) => onLeave(event);
    const unload = (event: BeforeUnloadEvent) => onUnload(event);
    const go = (event: NavigateEvent) => onNavigate(event);
    document.addEventListener('click', click, true);
    addEventListener('dasbor:leave', leave);
    addEventListener('beforeunload', unload);
    // Not every browser says before that it will go back, and Chromium lets nobody hold it twice at once (decision 0031: its limits).
    const ways = 'navigation' in globalThis ? navigation : undefined;
    ways?.addEventListener('navigate', go);
    return () => {
      document.removeEventListener('click', click, true);
      removeEventListener('dasbor:leave', leave);
      removeEventListener('beforeunload', unload);
      ways?.removeEventListener('navigate', go);
    };
  }, []);
  useEffect(() => holdRouter(router, (then) => hold(then)), [router]);

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

/** Whatever leads on by the router comes through these two, a shortcut or the palette as well as a link. Answers with their release. */
function holdRouter(router: Navigator, hold: (then: () => void) => boolean): () => void {
  const { push, replace } = router;
  const held =
    (go: Navigator['push']): Navigator['push'] =>
    (...to) => {
      if (!hold(() => go(...to))) go(...to);
    };
  Object.assign(router, { push: held(push), replace: held(replace) });
  return () => void Object.assign(router, { push, replace });
}
