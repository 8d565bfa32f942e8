/** SNAP specifies fifteen minutes for tokens; the five minutes for timestamps and five keys per mode are ours. */
export const SNAP_POLICY = {
  tokenSeconds: 900,
  timestampToleranceMs: 300_000,
  mostActiveKeys: 5,
  leastKeyBits: 2_048,
  mostKeyBits: 8_192,
} as const;
