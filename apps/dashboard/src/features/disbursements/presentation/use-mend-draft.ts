import { type Draft, isTexts, useDraftOf } from '../../../shared/unsaved/use-draft.ts';
import { useScope } from '../../../shared/state/session.ts';
import { type MendDraft, mendDraftName } from './typed-cells.ts';

/** The stored draft of one row. */
export const useMendDraft = (itemId: string): Draft<MendDraft> =>
  useDraftOf(mendDraftName(useScope(), itemId), isMendDraft);

const isMendDraft = (value: unknown): value is MendDraft => {
  const { row, seen, typed } = Object(value) as Partial<MendDraft>;
  const isCell = (cell: unknown) => isTexts({ text: Object(cell).text }) && isTexts(Object(cell).over);
  return typeof row === 'number' && isTexts(seen) && Object.values(Object(typed)).every(isCell);
};
