// The API lists at most 31 days at a time. A longer range is read in windows, newest first, like every list.

type Days = { from?: unknown; to?: unknown };

/** The start position of a window without a cursor: its last day. */
const LAST_DAY = /^\d{4}-\d\d-\d\d$/;
const DAY_MS = 86_400_000;

/** The query for the page at this position: empty at the start, the last day of a window, or a cursor from the API. */
export const queryAt = (at: string, query: Days): object => {
  if (at && !LAST_DAY.test(at)) {
    // A cursor includes the dates of its window.
    const { from, to, ...rest } = query;
    return { ...rest, ...(!from && to ? { to } : {}), action: 'next', cursor: at };
  }
  // The API refuses an invalid date. Comparing it here could start a list that never ends.
  if (!query.from || daysBefore(query.from, 0) !== query.from) return query;
  const to = at || query.to;
  // Without an end, the API ends today in Jakarta. This machine's clock may be a day off, so the window is two days shorter.
  const first = to
    ? daysBefore(to, 30)
    : daysBefore(new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10), 28);
  const from = (query.from as string) > first ? query.from : first;
  return { ...query, from, ...(to ? { to } : {}) };
};

/** Where the next window begins after the last page of one that began on `first`; null after the last window. */
export const nextWindow = (first: unknown, { from }: Days): string | null =>
  from && (first as string) > (from as string) ? daysBefore(first, 1) : null;

/** Empty if it is not a date: the API reports the error. */
const daysBefore = (day: unknown, days: number): string => {
  const at = Date.parse(day as string) - days * DAY_MS;
  return at ? new Date(at).toISOString().slice(0, 10) : '';
};
