import { useLayoutEffect } from 'react';
import { isAsked } from '../../../shared/ui/overlays/is-asked.ts';

type HeldKeysProps = {
  onType: (change: (typed: string) => string) => void;
  onClose: () => void;
};

/** Buffers typed keys until the palette loads, so that nothing else handles them, especially single-letter shortcuts. */
export const HeldKeys = ({ onType, onClose }: HeldKeysProps) => {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key } = event;
      if (isAsked()) return onClose();
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (key === 'Escape') onClose();
      else if (key === 'Backspace') onType((typed) => typed.slice(0, -1));
      else if (key.length === 1) onType((typed) => typed + key);
    };
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  });
  return null;
};
