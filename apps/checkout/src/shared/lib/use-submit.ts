import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Handles a form that the server drew and that also works without scripts. A listener of our own: hydration keeps the server's form, and
 * its first submit must not be lost.
 */
export const useSubmit = (send: (form: FormData) => void): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const { current } = form;
    if (!current) return undefined;
    const take = (event: SubmitEvent) => {
      event.preventDefault();
      send(new FormData(current, event.submitter));
    };
    current.addEventListener('submit', take);
    return () => current.removeEventListener('submit', take);
  });
  return form;
};
