import { useCallback, useMemo } from 'react';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { useScope } from '../../../shared/state/session.ts';
import { type MendDraft, mendDraftName } from './typed-cells.ts';

/** What is kept of one row. */
export function useMendDraft(itemId: string) {
  const { restored, current, keep, clear } = useDraft<{ row: string }>(mendDraftName(useScope(), itemId));
  const text = restored?.row;
  return {
    restored: useMemo(() => draftIn(text), [text]),
    current: useCallback(() => draftIn(current()?.row), [current]),
    keep: useCallback((draft: MendDraft) => keep({ row: JSON.stringify(draft) }), [keep]),
    clear,
  };
}

const draftIn = (text: string | undefined): MendDraft | undefined =>
  text ? (JSON.parse(text) as MendDraft) : undefined;
