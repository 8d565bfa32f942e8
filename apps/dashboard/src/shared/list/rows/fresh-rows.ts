/**
 * Whether a record is newer than all that a first page shows. Ids end in a ULID, whose text sorts by time of creation,
 * so no request is needed to tell a new record from one on a later page.
 */
export function isNewerThan(id: string, shown: readonly string[]): boolean {
  const newest = shown.map(ulidOf).toSorted().at(-1);
  return newest === undefined || ulidOf(id) > newest;
}

function ulidOf(id: string): string {
  return id.slice(id.lastIndexOf('_') + 1);
}
