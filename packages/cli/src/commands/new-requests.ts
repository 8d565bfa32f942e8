import type { LoggedRequest } from '../output/log-line.ts';

type Page = { data: readonly LoggedRequest[]; page: { next_cursor: string | null } };
type Read = (place: { limit: number; cursor?: string }) => Promise<Page>;

const PAGE = 100;
// Requests are written in batches, so one may appear below others that were printed before.
const KEPT = 2_000;
const MOST_PAGES = 10;
const OWN = 'listApiRequests';

/** Returns the requests since the last call, oldest first. The first call returns none, and marks what is there already. */
export const newRequests = (read: Read) => {
  const seen = new Set<string>();
  let hasBegun = false;

  const next = async (): Promise<LoggedRequest[]> => {
    const found: LoggedRequest[] = [];
    let cursor: string | null = null;
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const answer: Page = await read({ limit: PAGE, ...(cursor && { cursor }) });
      const unseen = answer.data.filter(({ id }) => !seen.has(id));
      found.push(...unseen);
      cursor = answer.page.next_cursor;
      // A page that has seen rows reaches back to the last call.
      if (!hasBegun || cursor === null || unseen.length < answer.data.length) break;
    }
    for (const { id } of found) seen.add(id);
    for (const id of seen) if (seen.size > KEPT) seen.delete(id);
    const isFirst = !hasBegun;
    hasBegun = true;
    return isFirst ? [] : found.filter(({ operation }) => operation !== OWN).toReversed();
  };

  return Object.assign(next, { hasBegun: () => hasBegun });
};
