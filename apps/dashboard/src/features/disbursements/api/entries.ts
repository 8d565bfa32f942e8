interface Entry<T> {
  /** When it was written, in epoch milliseconds: a place that is full keeps what it had, which is older. */
  readonly at: number;
  readonly value: T;
}

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const page = new Map<string, string>();
const ofPage: Place = {
  getItem: (key) => page.get(key) ?? null,
  setItem: (key, text) => void page.set(key, text),
  removeItem: (key) => void page.delete(key),
};

/** For all tabs, as long as the tab, as long as the page: the first that has room. A browser may refuse even to name one. */
const PLACES: readonly (() => Place)[] = [() => localStorage, () => sessionStorage, () => ofPage];
const MOST = 50;

/** Small things by name, each written by itself: tabs that write at once write over nothing of each other. The newest fifty stay. */
export function entries<T>(prefix: string) {
  const ofPlace = (place: () => Place, name: string): readonly Entry<T>[] => {
    try {
      const text = place().getItem(prefix + name);
      return text === null ? [] : [JSON.parse(text) as Entry<T>];
    } catch {
      return [];
    }
  };
  const newest = (name: string): Entry<T> | undefined =>
    PLACES.flatMap((place) => ofPlace(place, name)).toSorted((a, b) => b.at - a.at)[0];

  function forgetOldest(): void {
    const names = Object.keys(localStorage).flatMap((key) =>
      key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
    );
    const atOf = (name: string): number => ofPlace(() => localStorage, name)[0]?.at ?? 0;
    for (const name of names.toSorted((a, b) => atOf(b) - atOf(a)).slice(MOST))
      localStorage.removeItem(prefix + name);
  }

  return {
    get: (name: string): T | undefined => newest(name)?.value,
    put: (name: string, value: T): void => {
      const before = newest(name);
      const at = Math.max(Date.now(), (before?.at ?? 0) + 1);
      const text = JSON.stringify({ at, value } satisfies Entry<T>);
      const room = PLACES.findIndex((place) => isDone(() => place().setItem(prefix + name, text)));
      for (const place of PLACES.slice(room + 1)) isDone(() => place().removeItem(prefix + name));
      if (!before) isDone(forgetOldest);
    },
  };
}

const isDone = (work: () => void): boolean => {
  try {
    work();
    return true;
  } catch {
    return false;
  }
};
