import type { ApiKey } from '../api/types.ts';

/** What the choice of whose keys are shown has beside the ids of subaccounts. */
export const ALL = 'all';
export const MERCHANT = 'merchant';

/** The keys of whom was chosen; everybody's where nobody was, or somebody who has none. */
export function keysOf(keys: readonly ApiKey[], whose: string): readonly ApiKey[] {
  if (whose === MERCHANT) return keys.filter(({ subaccount }) => subaccount === null);
  const held = keys.filter(({ subaccount }) => subaccount?.id === whose);
  return held.length > 0 ? held : keys;
}
