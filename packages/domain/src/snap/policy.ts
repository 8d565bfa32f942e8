/** SNAP gives tokens fifteen minutes; the five minutes of a timestamp and the five keys of a mode are ours. */
export const SNAP_POLICY = {
  tokenSeconds: 900,
  timestampToleranceMs: 300_000,
  mostActiveKeys: 5,
  leastKeyBits: 2_048,
  mostKeyBits: 8_192,
} as const;
