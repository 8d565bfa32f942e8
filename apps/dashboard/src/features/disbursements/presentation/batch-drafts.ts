import { useEffect } from 'react';
import { useDraft } from '../../../shared/unsaved/use-draft.ts';
import { useScope } from '../../../shared/state/session.ts';

/** The key for drafts about a batch. A batch belongs to one merchant and mode. */
export const useBatchDrafts = (batchId: string) => {
  const scope = useScope().join(' ');
  return {
    name: `${scope} rename ${batchId} name`,
    description: `${scope} rename ${batchId} description`,
    notes: `${scope} reject ${batchId}`,
  };
};

/** Discards drafts for a deleted batch. They cannot be saved, so signing out must not warn about them. */
export const useForgetGone = (batchId: string, isGone: boolean): void => {
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
};
