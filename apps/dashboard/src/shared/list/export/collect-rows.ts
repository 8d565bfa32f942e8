export type PageOf<Row> = {
  readonly data: readonly Row[];
  readonly page: { readonly next_cursor: string | null; readonly has_next: boolean };
};

export type PageRequest =
  | { readonly limit: number; readonly action: 'first' }
  | { readonly limit: number; readonly action: 'next'; readonly cursor: string };

export type CollectOptions<Row> = {
  readonly fetchPage: (request: PageRequest, signal: AbortSignal) => Promise<PageOf<Row>>;
  readonly max: number;
  readonly signal: AbortSignal;
  /** The number of rows fetched, not an estimate. */
  readonly onProgress: (rows: number) => void;
};

/** Fetches every matching row, page by page, up to a limit. `cut` says whether there were more. */
export const collectRows = async <Row>(
  options: CollectOptions<Row>,
): Promise<{ rows: readonly Row[]; cut: boolean }> => {
  const { fetchPage, max, signal, onProgress } = options;
  const rows: Row[] = [];
  let request: PageRequest = { limit: PAGE_SIZE, action: 'first' };

  while (true) {
    signal.throwIfAborted();
    const { data, page } = await fetchPage(request, signal);
    rows.push(...data);
    onProgress(Math.min(rows.length, max));
    const ends = !page.has_next || page.next_cursor === null;
    if (ends || rows.length >= max) return { rows: rows.slice(0, max), cut: !ends || rows.length > max };
    request = { limit: PAGE_SIZE, action: 'next', cursor: page.next_cursor };
  }
};

const PAGE_SIZE = 100;
