import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';

interface LeaveGuardProps {
  /** Whether anything would be left half-done. */
  when: boolean;
  onDiscard: () => void;
}

/** Asks before a link leads away from a half-filled form. Whichever way one leaves, the draft is there on coming back. */
export function LeaveGuard({ when, onDiscard }: LeaveGuardProps) {
  const t = useT('webhooks');
  const navigate = useNavigate();
  const [target, setTarget] = useState<string | null>(null);
  const stayRef = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!when) return;
    function onClick(event: MouseEvent) {
      const path = pathOf(event);
      if (path === null) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(path);
    }
    // Before the router hears of it.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [when]);

  function go() {
    if (target !== null) void navigate(target);
  }

  return (
    <Dialog
      open={target !== null}
      onClose={() => setTarget(null)}
      title={t('form.leave.title')}
      description={t('form.leave.text')}
      initialFocusRef={stayRef}
      footer={
        <>
          <Button
            variant="quiet"
            onClick={() => {
              onDiscard();
              go();
            }}
          >
            {t('form.leave.discard')}
          </Button>
          <Button onClick={go}>{t('form.leave.go')}</Button>
          <Button ref={stayRef} variant="primary" onClick={() => setTarget(null)}>
            {t('form.leave.stay')}
          </Button>
        </>
      }
    />
  );
}

/** Where a plain press on a link of the dashboard leads in this tab; null for every other press. */
function pathOf(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!link || link.getAttribute('target') === '_blank') return null;
  const path = (link.getAttribute('href') ?? '').replace(/^#/, '');
  return path.startsWith('/') && !path.startsWith('//') ? path : null;
}
