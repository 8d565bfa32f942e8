import { useState } from 'react';

/** What had the focus when an overlay was asked for, and whether it ever was: until then its code is not fetched. */
export function useOpener(open: boolean): { everOpened: boolean; opener: HTMLElement | null } {
  const [was, setWas] = useState<{ open: boolean; everOpened: boolean; opener: HTMLElement | null }>({
    open: false,
    everOpened: false,
    opener: null,
  });
  // Looked at before the overlay renders: afterwards the focus is already inside it.
  if (open !== was.open) setWas(open ? { open, everOpened: true, opener: focused() } : { ...was, open });
  return was;
}

function focused(): HTMLElement | null {
  const active = document.activeElement;
  // A menu goes with the press that opened this; what it hung on stays.
  const trigger = active?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  if (trigger) return document.getElementById(trigger);
  return active instanceof HTMLElement ? active : null;
}
