import { useEffect, useState } from 'react';
import { useDraft } from '../../../shared/unsaved/use-draft.ts';

/**
 * An edit of a stored text that a colleague may change meanwhile. Text typed back to its original is not an edit, unless a newer stored
 * text was shown: then saving restores the original. The edit is stored as a draft until it is discarded.
 * @param isOver the text can no longer be saved, and stays visible until the page closes
 */
export const useTypedText = (draftName: string, { stored, isOver }: { stored: string; isOver: boolean }) => {
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
  // Also when the page was left in the meantime.
  const forget = () => {
    clear();
    setTyped(undefined);
  };
  return {
    /** The text in the field. */
    shown: typed?.text ?? stored,
    /** The text to save. */
    meant,
    isChanged,
    /** A colleague's newer text that saving would overwrite. */
    newer,
    type: (text: string) =>
      setTyped({ text, over: typed?.over ?? stored, told: newer ?? typed?.told ?? stored }),
    /** On blur, an unedited field shows the text stored by then. */
    leave: () => {
      if (!isMeant) setTyped(undefined);
    },
    forget,
  };
};

type TypedText = {
  text: string;
  /** The stored text when the edit began. */
  over: string;
  /** The newer stored text that was last shown. */
  told: string;
};

const isOther = ({ text, over, told }: TypedText) => text.trim() !== over.trim() || told !== over;
