import { type RefObject, useEffect } from 'react';
import { lastPress } from './use-opener.ts';

// As long as the slowest double click of the desktops, and as wide as a thumb misses by.
const SOON_MS = 500;
const NEAR_PX = 40;

/**
 * What is `shown`, a dialog or what stands in an element, is not answered by a press that nobody aimed at it: by the second of a double
 * click, which lands on what came to stand under the finger, or by a key that is held down. It is told by the place of the press before,
 * since whether the taps of a finger are counted (`detail`) is left to the browser, and since whoever knows the question would notice one
 * that waits a while for every press, as those of browsers do.
 */
export const useNoDoublePress = (shown: unknown, element?: RefObject<HTMLElement | null>): void => {
  useEffect(
    () => (shown ? dropDoublePresses(lastPress, performance.now(), element?.current ?? window) : undefined),
    [shown, element],
  );
};

/** Until it is called off: heard on the way down, so that what is dropped presses, leaves and focuses nothing. */
export const dropDoublePresses = (
  first: Event | undefined,
  shownAt: number,
  on: EventTarget,
): (() => void) => {
  let before = first;
  let soonUntil = shownAt + SOON_MS;
  // The press under way; undefined while that is still the one before.
  let isDouble: boolean | undefined;

  const hear = (event: Event) => {
    const isHeld = event instanceof KeyboardEvent && event.repeat;
    const isSoon = event.timeStamp < soonUntil;
    const isAgain = before !== undefined && isSameKeyOrPlace(event, before);
    if (event.type === 'pointerdown' || (event.type === 'keydown' && !isHeld)) {
      isDouble = isSoon && isAgain;
      // Whoever has gone on to another key or place means what they press from then on.
      if (!isDouble) before = undefined;
    }
    if (!(isDouble ?? ((isSoon || isHeld) && isAgain))) return;
    event.preventDefault();
    event.stopPropagation();
    // Whoever presses a third time has not looked yet either.
    soonUntil = event.timeStamp + SOON_MS;
    if (event.type === 'click' || event.type === 'keyup') isDouble = false;
  };

  const kinds = ['pointerdown', 'mousedown', 'click', 'keydown', 'keyup'];
  for (const kind of kinds) on.addEventListener(kind, hear, true);
  return () => {
    for (const kind of kinds) on.removeEventListener(kind, hear, true);
  };
};

/** A key that presses, or a finger near where the press before was. */
const isSameKeyOrPlace = (event: Event, before: Event): boolean => {
  if (before instanceof KeyboardEvent) {
    return event instanceof KeyboardEvent && event.key === before.key && /^(?:Enter| )$/.test(event.key);
  }
  if (!(before instanceof MouseEvent && event instanceof MouseEvent && event.target instanceof Element))
    return false;
  const { clientX: x, clientY: y } = before;
  if (Math.abs(event.clientX - x) > NEAR_PX || Math.abs(event.clientY - y) > NEAR_PX) return false;
  // Not every press is a finger's: what reads the screen aloud or a script may give no place, and presses what stands elsewhere.
  const { left, right, top, bottom } = event.target.getBoundingClientRect();
  return left - NEAR_PX < x && x < right + NEAR_PX && top - NEAR_PX < y && y < bottom + NEAR_PX;
};
