/** How long page views are kept: enough to compare with the quarter before. */
export const PAGE_VIEW_DAYS = 180;

/**
 * Whether page views of a person may be recorded, from what their browser says: Do Not Track and Global Privacy Control, as headers or as
 * properties of `navigator`. Only `1` is an objection; DNT 0 is consent, and most browsers say nothing.
 */
export const allowsTracking = (said: { dnt: unknown; gpc: unknown }): boolean =>
  said.dnt !== '1' && said.gpc !== '1' && said.gpc !== true;
