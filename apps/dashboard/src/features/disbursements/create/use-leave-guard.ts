import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Asks before a link or a closed tab takes somebody away from edits.
 * @param isActive asked at that moment: what is drawn may be behind the last edit
 */
export function useLeaveGuard(isActive: () => boolean, onAsked: () => void) {
  const navigate = useNavigate();
  const [go, setGo] = useState<(() => void) | null>(null);

  function ask(then: () => void): void {
    onAsked();
    setGo(() => then);
  }

  const onClick = useEffectEvent((event: MouseEvent) => {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!isPlain || !link || link.target !== '' || link.hasAttribute('download')) return;
    const [, inside] = link.href.split('#');
    if (inside === undefined || !isActive()) return;
    event.preventDefault();
    event.stopPropagation();
    ask(() => void navigate(inside));
  });
  const onUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isActive()) event.preventDefault();
  });

  useEffect(() => {
    const click = (event: MouseEvent) => onClick(event);
    const unload = (event: BeforeUnloadEvent) => onUnload(event);
    document.addEventListener('click', click, true);
    addEventListener('beforeunload', unload);
    return () => {
      document.removeEventListener('click', click, true);
      removeEventListener('beforeunload', unload);
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
