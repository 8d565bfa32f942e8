/** The last address and row of each list in this visit, so that going back returns to them. */
type Left = {
  address: string;
  rowId: string | null;
};

const left = new Map<string, Left>();

export const rememberAddress = (list: string, address: string): void => {
  const before = left.get(list);
  left.set(list, { address, rowId: before?.address === address ? before.rowId : null });
};

export const rememberRow = (list: string, rowId: string): void => {
  const before = left.get(list);
  if (before) left.set(list, { ...before, rowId });
};

/** The row that was opened from this address. Returned only once. */
export const takeRow = (list: string, address: string): string | null => {
  const before = left.get(list);
  if (!before || before.address !== address) return null;
  left.set(list, { ...before, rowId: null });
  return before.rowId;
};

/** The link from a detail page to its list: the last address, or the plain one. */
export const lastAddress = (list: string, fallback: string): string => left.get(list)?.address ?? fallback;

/** The addresses of one mode are not valid in the other. */
export const forgetAddresses = (): void => {
  left.clear();
};
