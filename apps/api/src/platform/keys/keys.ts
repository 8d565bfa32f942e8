/** The first key makes everything new. The others still open and verify what was made before a rotation, or by a copy that rotated earlier. */
export type Keys = readonly [Uint8Array, ...Uint8Array[]];

export const mapKeys = (keys: Keys, change: (key: Uint8Array) => Uint8Array): Keys => {
  const [first, ...others] = keys;
  return [change(first), ...others.map(change)];
};
