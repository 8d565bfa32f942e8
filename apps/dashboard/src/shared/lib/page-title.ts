import { type RefObject, useEffect, useRef } from 'react';
import { useT } from '../i18n/use-t.ts';

/**
 * Sets `<title>` and focuses the heading after a navigation, but not on the first page of a visit, where screen readers
 * read the document anyway. A field with autofocus takes precedence.
 */
export const usePageTitle = (title: string): RefObject<HTMLHeadingElement | null> => {
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
};

let navigated = false;

/** The router calls this on every page change after the first. */
export const markNavigated = (): void => {
  navigated = true;
};
