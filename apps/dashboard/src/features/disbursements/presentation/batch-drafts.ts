import { useEffect } from 'react';
import { useDraft } from '../../../shared/unsaved/use-draft.ts';
import { useScope } from '../../../shared/state/session.ts';

/** By which the drafts of what is typed about a batch are kept; a batch is of one merchant and mode. */
export function useBatchDrafts(batchId: string) {
  const scope = useScope().join(' ');
  return {
    name: `${scope} rename ${batchId} name`,
    description: `${scope} rename ${batchId} description`,
    notes: `${scope} reject ${batchId}`,
  };
}

/** What was typed about a batch that turns out to be gone can neither be saved nor found: no sign-out asks about it. */
export function useForgetGone(batchId: string, isGone: boolean): void {
  const drafts = useBatchDrafts(batchId);
  const { clear: clearName } = useDraft(drafts.name);
  const { clear: clearDescription } = useDraft(drafts.description);
  const { clear: clearNotes } = useDraft(drafts.notes);
  useEffect(() => {
    if (!isGone) return;
    clearName();
    clearDescription();
    clearNotes();
  }, [isGone, clearName, clearDescription, clearNotes]);
}
