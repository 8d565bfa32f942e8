import { type ListQuery, readListAddress } from '../list/query/list-query.ts';

/** The query of an address whose filters may say anything: for what is made of them, not for what they may be. */
export function anyListQuery(address: string, names: readonly string[]): ListQuery {
  const rules = names.map((name) => ({ name, single: false, accepts: () => true }));
  return readListAddress(new URLSearchParams(address), rules).query;
}
