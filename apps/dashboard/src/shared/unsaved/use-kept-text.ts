import { useCallback, useEffect, useState } from 'react';
import { useDraft } from './use-draft.ts';

/**
 * One longer text, such as a reason, stored as a draft until the user or a successful submission empties it.
 * @param isOver the text is no longer needed and is deleted
 */
export const useKeptText = (draftName: string, isOver: boolean) => {
  const { restored, keep, clear } = useDraft<{ text: string }>(draftName);
  const [text, setText] = useState(restored?.text ?? '');
  // Stable, so that it also works after the page was left.
  const type = useCallback(
    (next: string) => {
      setText(next);
      if (next === '') clear();
      else keep({ text: next });
    },
    [keep, clear],
  );
  if (isOver && text !== '') setText('');
  useEffect(() => {
    if (isOver) clear();
  }, [isOver, clear]);
  return [text, type] as const;
};
