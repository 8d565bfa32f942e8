import { useEffect, useState } from 'react';
import { useDraft } from '../../../shared/unsaved/use-draft.ts';

/**
 * A text that is typed over a stored one, which a colleague may change meanwhile. What says again what it was typed over is not typed,
 * unless that newer text was told: only then is it put back. It is kept as a draft until it is forgotten.
 * @param isOver it can no longer be stored: it stays to be read as long as its page does
 */
export function useTypedText(draftName: string, { stored, isOver }: { stored: string; isOver: boolean }) {
  const { restored, keep, clear } = useDraft<TypedText>(draftName);
  const [typed, setTyped] = useState(restored);
  const isMeant = typed !== undefined && isOther(typed);
  const meant = isMeant ? typed.text.trim() : stored;
  const isChanged = meant !== stored;
  const newer = isMeant && isChanged && typed.over !== stored ? stored : undefined;
  useEffect(() => {
    if (typed && isChanged && !isOver) keep(typed);
    else clear();
  }, [typed, isChanged, isOver, keep, clear]);
  // Also where the page was left meanwhile.
  const forget = () => {
    clear();
    setTyped(undefined);
  };
  return {
    /** As its field shows it. */
    shown: typed?.text ?? stored,
    /** As it is to be stored. */
    meant,
    isChanged,
    /** What a colleague has stored since it was begun, and would be lost by it. */
    newer,
    type: (text: string) =>
      setTyped({ text, over: typed?.over ?? stored, told: newer ?? typed?.told ?? stored }),
    /** A field that was left shows what is stored by then, where nothing else was typed. */
    leave: () => {
      if (!isMeant) setTyped(undefined);
    },
    forget,
  };
}

type TypedText = {
  text: string;
  /** What stood there when it was begun. */
  over: string;
  /** What was told at last to stand there. */
  told: string;
};

const isOther = ({ text, over, told }: TypedText) => text.trim() !== over.trim() || told !== over;
