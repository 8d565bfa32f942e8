/**
 * Whether a record is newer than every row of the first page. IDs end in a ULID, which sorts by creation time,
 * so no request is needed to distinguish a new record from one on a later page.
 */
export const isNewerThan = (id: string, shown: readonly string[]): boolean => {
  const newest = shown.map(ulidOf).toSorted().at(-1);
  return newest === undefined || ulidOf(id) > newest;
};

const ulidOf = (id: string): string => id.slice(id.lastIndexOf('_') + 1);
