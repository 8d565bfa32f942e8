import type { Instant } from '../kernel/index.ts';

/** How long page views are kept at least (a month is dropped as a whole): enough to compare with the quarter before. */
export const PAGE_VIEW_DAYS = 180;

/**
 * Whether page views of a person may be recorded, from what their browser says: Do Not Track and Global Privacy Control, as headers or as
 * properties of `navigator`. Only `1` is an objection; DNT 0 is consent, and most browsers say nothing.
 */
export const allowsTracking = (said: { dnt: unknown; gpc: unknown }): boolean =>
  said.dnt !== '1' && said.gpc !== '1' && said.gpc !== true;

/**
 * The time with which a view is stored. A clock that is ahead would keep the view for too long, so it counts as now. A view that is already
 * older than views are kept is not stored: its month may be gone.
 */
export const storedViewTime = (viewedAt: Instant, now: Instant): Date | undefined => {
  const [viewed, current] = [new Date(viewedAt), new Date(now)];
  if (viewed > current) return current;
  return viewed.getTime() > current.getTime() - PAGE_VIEW_DAYS * DAY_MS ? viewed : undefined;
};

const DAY_MS = 86_400_000;
