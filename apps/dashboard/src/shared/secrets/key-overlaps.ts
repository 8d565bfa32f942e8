import { decideRegeneration, type Overlap, OVERLAPS } from '@dasbor/domain/api-keys';

/** How keys of each kind are replaced, for `ReplaceDialog`. */
export const KEY_OVERLAPS = {
  // The most drastic option last.
  overlaps: [...OVERLAPS.filter((one) => one !== 'none'), 'none'] as const satisfies readonly Overlap[],
  decide: (previousWorksUntil: string, overlap: Overlap, now: Date) =>
    decideRegeneration({ previousWorksUntil, currentMadeAt: null }, overlap, now),
};
