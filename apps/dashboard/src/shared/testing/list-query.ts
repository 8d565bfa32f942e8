import { type ListQuery, readListAddress } from '../list/query/list-query.ts';

/** Parses an address without validating its filters. */
export const anyListQuery = (address: string, names: readonly string[]): ListQuery => {
  const rules = names.map((name) => ({ name, single: false, accepts: () => true }));
  return readListAddress(new URLSearchParams(address), rules).query;
};
