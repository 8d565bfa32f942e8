import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the first error, for users who cannot see the error styles.
 * @param outcomes how many submissions have finished; 0 while one is pending
 * @param isMoving true while the focus moves, for fields that format their text when they lose it
 */
export const useProblemFocus = (
  outcomes: number,
  isMoving?: RefObject<boolean>,
): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (outcomes === 0) return;
    if (isMoving) isMoving.current = true;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    if (isMoving) isMoving.current = false;
  }, [outcomes, isMoving]);
  return form;
};
