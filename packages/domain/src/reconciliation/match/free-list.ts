/** The first index whose value is at least `least`, in a list in ascending order. */
export const lowerBound = <T>(list: readonly T[], least: number, valueOf: (one: T) => number): number => {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (valueOf(list[middle] as T) < least) low = middle + 1;
    else high = middle;
  }
  return low;
};

export type FreeList<T> = ReturnType<typeof freeList<T>>;

/** A list in ascending order that skips what was dropped, however many: ten thousand equal amounts stay fast. */
export const freeList = <T>(all: readonly T[]) => {
  const places = new Map(all.map((one, n) => [one, n]));
  /** Shifted by one: `0` is before the list. */
  const next = Array.from({ length: all.length + 2 }, (_, n) => n);
  const previous = [...next];
  const rootOf = (links: number[], from: number): number => {
    let root = from;
    while (links[root] !== root) root = links[root] as number;
    for (let at = from; at !== root;) {
      const after = links[at] as number;
      links[at] = root;
      at = after;
    }
    return root;
  };
  return {
    all,
    range: (value: number, valueOf: (one: T) => number) => ({
      from: lowerBound(all, value, valueOf),
      to: lowerBound(all, value + 1, valueOf),
    }),
    firstIn: (from: number, to: number): T | undefined => {
      const at = rootOf(next, from + 1) - 1;
      return at < to ? all[at] : undefined;
    },
    /** Of two that are equally near, the earlier one. */
    nearest: (value: number, valueOf: (one: T) => number): T | undefined => {
      const at = lowerBound(all, value, valueOf);
      const after = all[rootOf(next, at + 1) - 1];
      const before = all[rootOf(previous, at) - 1];
      if (after === undefined || before === undefined) return after ?? before;
      return value - valueOf(before) <= valueOf(after) - value ? before : after;
    },
    drop: (one: T): void => {
      const at = (places.get(one) ?? -1) + 1;
      next[at] = at + 1;
      previous[at] = at - 1;
    },
  };
};
