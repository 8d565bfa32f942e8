export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface SafeStorage extends TextStorage {
  keys: () => string[];
  /** Values that last only as long as this page. */
  readonly held: ReadonlyMap<string, string>;
}

/** Shared by all tabs; survives closing the browser. */
export const browserStorage = safe(() => localStorage);
/** For this tab; survives a reload. */
export const tabStorage = safe(() => sessionStorage);

/** If the browser blocks site data or the storage is full, the page keeps the value in memory. */
function safe(open: () => Storage): SafeStorage {
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
}

function tried<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
