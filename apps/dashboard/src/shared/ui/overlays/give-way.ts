import { useEffect, useEffectEvent } from 'react';

const EVENT = 'dasbor:give-way';

/**
 * Before a dialog opens, closes layers that would cover it and keep the keyboard, and restores their focus. Native popovers in the top
 * layer, such as the palette or a list panel, are closed directly; the other layers receive an event.
 */
export const clearTheWay = (): void => {
  dispatchEvent(new Event(EVENT));
  for (const over of document.querySelectorAll('dialog')) {
    if (over.popover) over.hidePopover();
    else over.close();
  }
};

export const useGiveWay = (isOpen: boolean, go: () => void): void => {
  const onQuestion = useEffectEvent(go);
  useEffect(() => {
    if (!isOpen) return;
    const giveWay = () => onQuestion();
    addEventListener(EVENT, giveWay);
    return () => removeEventListener(EVENT, giveWay);
  }, [isOpen]);
};
