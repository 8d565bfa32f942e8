import { useState } from 'react';

/**
 * A text that is typed over a stored one, which a colleague may change meanwhile. What says again what it was typed over is not typed:
 * a colleague's newer text is not put back by it.
 */
export function useTypedText(stored: string) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly over: string } | null>(null);
  const isMeant = typed !== null && typed.text.trim() !== typed.over.trim();
  const meant = isMeant ? typed.text.trim() : stored;
  return {
    /** As its field shows it. */
    shown: typed?.text ?? stored,
    /** As it is to be stored. */
    meant,
    isChanged: meant !== stored,
    type: (text: string) => setTyped({ text, over: typed?.over ?? stored }),
    /** A field that was left shows what is stored by then, where nothing else was typed. */
    leave: () => {
      if (!isMeant) setTyped(null);
    },
    forget: () => setTyped(null),
  };
}
