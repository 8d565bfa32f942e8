import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

interface Leaving {
  /** Whether a link or a closed tab is asked about; at that moment, as what is drawn may be behind the last edit. */
  isActive: () => boolean;
  /** Whether anything is lost by leaving: then the way back is asked about too. */
  isLost: () => boolean;
  /** Before a link is asked about. */
  onLink: () => unknown;
}

/** Asks before something takes somebody away from edits. */
export function useLeaveGuard({ isActive, isLost, onLink }: Leaving) {
  const navigate = useNavigate();
  const [go, setGo] = useState<(() => void) | null>(null);
  const isLeaving = useRef(false);

  const ask = (then: () => void): void => setGo(() => then);

  const onClick = useEffectEvent((event: MouseEvent) => {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!isPlain || !link || link.target !== '' || link.hasAttribute('download')) return;
    const [, inside] = link.href.split('#');
    if (inside === undefined || !isActive()) return;
    event.preventDefault();
    event.stopPropagation();
    onLink();
    ask(() => void navigate(inside));
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
    const unload = (event: BeforeUnloadEvent) => onUnload(event);
    const go = (event: NavigateEvent) => onNavigate(event);
    document.addEventListener('click', click, true);
    addEventListener('beforeunload', unload);
    // Not every browser says before that it will go back (decision 0031: its limit).
    const ways = 'navigation' in globalThis ? navigation : undefined;
    ways?.addEventListener('navigate', go);
    return () => {
      document.removeEventListener('click', click, true);
      removeEventListener('beforeunload', unload);
      ways?.removeEventListener('navigate', go);
    };
  }, []);

  return {
    isAsked: go !== null,
    /** Before what takes somebody away here. */
    ask,
    stay: () => setGo(null),
    leave: () => go?.(),
  };
}
