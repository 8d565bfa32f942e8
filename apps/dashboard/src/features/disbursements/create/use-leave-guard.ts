import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';

interface LeaveGuard {
  /** Before a link or a closed tab takes somebody away. */
  asks: boolean;
  /** Before a closed tab alone: what is going on goes on behind another page. */
  keepsTab: boolean;
}

export function useLeaveGuard({ asks, keepsTab }: LeaveGuard) {
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
    if (!asks) return;
    const click = (event: MouseEvent) => onClick(event);
    document.addEventListener('click', click, true);
    return () => document.removeEventListener('click', click, true);
  }, [asks]);
  const holdsTab = asks || keepsTab;
  useEffect(() => {
    if (!holdsTab) return;
    const unload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', unload);
    return () => removeEventListener('beforeunload', unload);
  }, [holdsTab]);

  return {
    isAsked: target !== null,
    stay: () => setTarget(null),
    leave: () => {
      if (target !== null) void navigate(target);
    },
  };
}
