// Reproducible on every machine for a seed: mulberry32.

export const randomOf = (seed) => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (most) => Math.floor(next() * most);
  return {
    below,
    between: (least, most) => least + below(most - least + 1),
    one: (choices) => choices[below(choices.length)],
    some: (count, make) => Array.from({ length: count }, (_, n) => make(n)),
    bytes: (count) => Buffer.from(Array.from({ length: count }, () => below(256))),
  };
};
