import { useCallback, useMemo } from 'react';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { useScope } from '../../../shared/state/session.ts';
import { type MendDraft, mendDraftName } from './typed-cells.ts';

/** What is kept of one row. */
export function useMendDraft(itemId: string) {
  const { restored, keep, clear } = useDraft<{ row: string }>(mendDraftName(useScope(), itemId));
  const text = restored?.row;
  return {
    restored: useMemo(() => (text ? (JSON.parse(text) as MendDraft) : undefined), [text]),
    keep: useCallback((draft: MendDraft) => keep({ row: JSON.stringify(draft) }), [keep]),
    clear,
  };
}
