import { useCallback, useEffect, useState } from 'react';
import { useDraft } from './use-draft.ts';

/**
 * One text that is typed at length, such as a reason, kept as a draft until it is emptied: by who types it, or once it is sent.
 * @param isOver nobody is waiting for it any more: it is forgotten
 */
export function useKeptText(draftName: string, isOver: boolean) {
  const { restored, keep, clear } = useDraft<{ text: string }>(draftName);
  const [text, setText] = useState(restored?.text ?? '');
  // Also where the page was left meanwhile.
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
}
