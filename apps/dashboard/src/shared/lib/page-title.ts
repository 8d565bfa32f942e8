import { type RefObject, useEffect, useRef } from 'react';
import { useT } from '../i18n/use-t.ts';

/**
 * Sets `<title>` and gives the heading the focus after a navigation (not on the first page of a visit, where the browser
 * reads the document itself). A field with autofocus wins.
 */
export function usePageTitle(title: string): RefObject<HTMLHeadingElement | null> {
  const t = useT('shared');
  const product = t('product');
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title, product]);

  useEffect(() => {
    if (!navigated) return;
    const { activeElement } = document;
    const typing = activeElement instanceof HTMLElement && activeElement.matches('input, textarea, select');
    if (!typing) heading.current?.focus({ preventScroll: true });
  }, []);

  return heading;
}

let navigated = false;

/** The router says so on every change of page after the first. */
export function markNavigated(): void {
  navigated = true;
}
