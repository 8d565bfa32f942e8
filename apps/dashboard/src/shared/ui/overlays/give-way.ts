import { useEffect, useEffectEvent } from 'react';

const EVENT = 'dasbor:give-way';

/**
 * Before a question is there: what would stand over it and keep its keys goes, and gives the focus back to where it was. What stands in the
 * browser's own top layer, such as the palette or the panel of a list, goes by itself, and the rest hears of it.
 */
export function clearTheWay(): void {
  dispatchEvent(new Event(EVENT));
  for (const over of document.querySelectorAll('dialog')) {
    if (over.popover) over.hidePopover();
    else over.close();
  }
}

export function useGiveWay(isOpen: boolean, go: () => void): void {
  const onQuestion = useEffectEvent(go);
  useEffect(() => {
    if (!isOpen) return;
    const giveWay = () => onQuestion();
    addEventListener(EVENT, giveWay);
    return () => removeEventListener(EVENT, giveWay);
  }, [isOpen]);
}
