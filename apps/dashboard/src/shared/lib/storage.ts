export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface SafeStorage extends TextStorage {
  keys: () => string[];
  /** What lasts only as long as this page. */
  readonly held: ReadonlyMap<string, string>;
}

/** For all tabs, and after the browser was closed. */
export const browserStorage = safe(() => localStorage);
/** For this tab, also after a reload. */
export const tabStorage = safe(() => sessionStorage);

/** Where the browser's settings block site data, and where the storage is full, this page keeps the value itself. */
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
