import type { MouseEvent } from 'react';

/** For `onClick` of a row's link: not for a press that `row-press.ts` holds back and sends again. */
export const onOpened =
  (act: (() => void) | undefined) =>
  (event: MouseEvent): void => {
    if (!event.defaultPrevented) act?.();
  };
