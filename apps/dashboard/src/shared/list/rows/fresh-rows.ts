/**
 * Whether a record is newer than every row of the first page. IDs end in a ULID, which sorts by creation time,
 * so no request is needed to distinguish a new record from one on a later page.
 */
export function isNewerThan(id: string, shown: readonly string[]): boolean {
  const newest = shown.map(ulidOf).toSorted().at(-1);
  return newest === undefined || ulidOf(id) > newest;
}

function ulidOf(id: string): string {
  return id.slice(id.lastIndexOf('_') + 1);
}
