/** The days of a figure if the caller names no range. */
export const DEFAULT_DAYS = 7;
