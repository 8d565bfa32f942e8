/** Deterministic: the same seed gives the same shop on every machine. */
export type Random = {
  /** In [0, 1). */
  next: () => number;
  /** An integer from `from` to `to`, inclusive. */
  int: (from: number, to: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  /** A random key, by weight. */
  weighted: <Key extends string>(weights: Readonly<Record<Key, number>>) => Key;
  /** Mostly near `typical`, sometimes much later, never negative: the delay of a person. */
  delay: (typical: number) => number;
  bytes: (count: number) => Uint8Array;
  digits: (count: number) => string;
};

export const makeRandom = (seed: number): Random => {
  let state = seed >>> 0;
  // mulberry32: small, fast and good enough here.
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => list[int(0, list.length - 1)] as (typeof list)[number],
    weighted: (weights) => {
      const entries = Object.entries<number>(weights);
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      const found = entries.find(([, weight]) => (left -= weight) < 0) ?? entries.at(-1);
      return found?.[0] as keyof typeof weights;
    },
    delay: (typical) => typical * (0.4 + next()) * (next() < 0.15 ? 3 + 4 * next() : 1),
    bytes: (count) => Uint8Array.from({ length: count }, () => int(0, 255)),
    digits: (count) => Array.from({ length: count }, () => int(0, 9)).join(''),
  };
};
