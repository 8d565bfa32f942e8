export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type SafeStorage = {
  keys: () => string[];
  /** Values that last only as long as this page. */
  readonly held: ReadonlyMap<string, string>;
} & TextStorage;

/** If the browser blocks site data or the storage is full, the page keeps the value in memory. */
const safe = (open: () => Storage): SafeStorage => {
  const held = new Map<string, string>();
  return {
    held,
    getItem: (key) => held.get(key) ?? tried(() => open().getItem(key)) ?? null,
    setItem: (key, text) => {
      held.set(key, text);
      tried(() => {
        open().setItem(key, text);
        held.delete(key);
      });
    },
    removeItem: (key) => {
      held.delete(key);
      tried(() => open().removeItem(key));
    },
    keys: () => [...held.keys(), ...(tried(() => Object.keys(open())) ?? [])],
  };
};

/** Shared by all tabs; survives closing the browser. */
export const browserStorage = safe(() => localStorage);
/** For this tab; survives a reload. */
export const tabStorage = safe(() => sessionStorage);

const tried = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};
