/** Where each list was left in this visit, so that going back returns to the same page and row. */
interface Left {
  address: string;
  rowId: string | null;
}

const left = new Map<string, Left>();

export function rememberAddress(list: string, address: string): void {
  const before = left.get(list);
  left.set(list, { address, rowId: before?.address === address ? before.rowId : null });
}

export function rememberRow(list: string, rowId: string): void {
  const before = left.get(list);
  if (before) left.set(list, { ...before, rowId });
}

/** The row that was opened from this very address; told once. */
export function takeRow(list: string, address: string): string | null {
  const before = left.get(list);
  if (!before || before.address !== address) return null;
  left.set(list, { ...before, rowId: null });
  return before.rowId;
}

/** For the way up from a detail page: the list as it was left, or its plain address. */
export function lastAddress(list: string, fallback: string): string {
  return left.get(list)?.address ?? fallback;
}

/** Pages of one mode lead nowhere in the other. */
export function forgetAddresses(): void {
  left.clear();
}
