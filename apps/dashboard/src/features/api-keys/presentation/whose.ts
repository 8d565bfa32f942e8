import type { ApiKey } from '../api/types.ts';

/** The owner filter's values other than subaccount IDs. */
export const ALL = 'all';
export const MERCHANT = 'merchant';

/** The chosen owner. All, if none is chosen or the chosen owner has no keys. */
export const keysOf = (keys: readonly ApiKey[], whose: string): readonly ApiKey[] => {
  if (whose === MERCHANT) return keys.filter(({ subaccount }) => subaccount === null);
  const held = keys.filter(({ subaccount }) => subaccount?.id === whose);
  return held.length > 0 ? held : keys;
};
