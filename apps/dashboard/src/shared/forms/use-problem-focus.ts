import { type RefObject, useEffect, useRef } from 'react';

/**
 * Whoever cannot see the red lines is led to the first of them.
 * @param outcomes how often the form was sent and answered; 0 while it waits
 */
export function useProblemFocus(outcomes: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (outcomes > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [outcomes]);
  return form;
}
