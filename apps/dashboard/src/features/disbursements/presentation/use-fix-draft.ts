import { type Draft, isTexts, useDraftOf } from '../../../shared/unsaved/use-draft.ts';
import { useScope } from '../../../shared/state/session.ts';
import { type FixDraft, fixDraftName } from './typed-cells.ts';

/** The stored draft of one row. */
export const useFixDraft = (itemId: string): Draft<FixDraft> =>
  useDraftOf(fixDraftName(useScope(), itemId), isFixDraft);

const isFixDraft = (value: unknown): value is FixDraft => {
  const { row, seen, typed } = Object(value) as Partial<FixDraft>;
  const isCell = (cell: unknown) => isTexts({ text: Object(cell).text }) && isTexts(Object(cell).over);
  return typeof row === 'number' && isTexts(seen) && Object.values(Object(typed)).every(isCell);
};
