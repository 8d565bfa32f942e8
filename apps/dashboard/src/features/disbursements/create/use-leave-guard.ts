import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** Asks before a link or a closed tab takes somebody away from edits. */
export function useLeaveGuard(isActive: boolean) {
  const navigate = useNavigate();
  const [target, setTarget] = useState<string | null>(null);

  const onClick = useEffectEvent((event: MouseEvent) => {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!isPlain || !link || link.target !== '' || link.hasAttribute('download')) return;
    const [, inside] = link.href.split('#');
    if (inside === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    setTarget(inside);
  });

  useEffect(() => {
    if (!isActive) return;
    const click = (event: MouseEvent) => onClick(event);
    const unload = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', click, true);
    addEventListener('beforeunload', unload);
    return () => {
      document.removeEventListener('click', click, true);
      removeEventListener('beforeunload', unload);
    };
  }, [isActive]);

  return {
    isAsked: target !== null,
    stay: () => setTarget(null),
    leave: () => {
      if (target !== null) void navigate(target);
    },
  };
}
