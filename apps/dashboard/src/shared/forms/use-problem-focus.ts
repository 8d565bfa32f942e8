import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Moves the focus to the first error, for users who cannot see the error styles.
 * @param outcomes how many submissions have finished; 0 while one is pending
 * @param onMoving called before and after, for fields that format their text when they lose the focus
 */
export const useProblemFocus = (
  outcomes: number,
  onMoving?: (isMoving: boolean) => void,
): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  const moving = useEffectEvent((isMoving: boolean) => onMoving?.(isMoving));
  useEffect(() => {
    if (outcomes === 0) return;
    moving(true);
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    moving(false);
  }, [outcomes]);
  return form;
};
