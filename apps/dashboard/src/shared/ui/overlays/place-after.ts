import { useLayoutEffect } from 'react';
import { clearTheWay } from './give-way.ts';

/** What led to an overlay, by its content, and to what it made go, by what stood there. Always older than it: the way back has an end. */
const openers = new WeakMap<Element, HTMLElement | null>();

/**
 * Where the focus goes when an overlay closes: to its opener, or to the page heading if an address opened it or its action removed
 * the opener. It does not take the focus from another dialog that opened meanwhile.
 */
export const usePlaceAfter = (open: boolean, opener: HTMLElement | null) => {
  useLayoutEffect(() => {
    if (!open) return;
    const isInTheWay = opener?.closest('dialog, [role=menu]');
    clearTheWay();
    if (isInTheWay) openers.set(opener!, document.activeElement as HTMLElement | null);
  }, [open, opener]);

  return {
    contentRef: (content: Element | null): void => {
      if (content && !openers.has(content)) openers.set(content, opener);
    },
    placeAfter: (): HTMLElement | null => {
      const at = document.activeElement as HTMLElement | null;
      if (at?.closest('[aria-modal][data-state=open]')) return at;
      const place = stillThere(opener);
      const isNowhere = place === document.body || place?.isConnected === false;
      return isNowhere ? document.querySelector<HTMLElement>('h1[tabindex]') : place;
    },
  };
};

/** If one dialog opens another and closes, the opener of the first applies. */
const stillThere = (opener: HTMLElement | null): HTMLElement | null => {
  if (!opener) return null;
  const overlay = opener.closest('[aria-modal]');
  const isGone = overlay && !(overlay.isConnected && overlay.matches('[data-state=open]'));
  const before = openers.get(isGone ? overlay : opener);
  return before === undefined ? opener : stillThere(before);
};
