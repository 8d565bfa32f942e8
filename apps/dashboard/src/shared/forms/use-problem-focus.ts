import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the first error, for users who cannot see the error styles.
 * @param outcomes how many submissions have finished; 0 while one is pending
 */
export const useProblemFocus = (outcomes: number): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (outcomes > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [outcomes]);
  return form;
};
