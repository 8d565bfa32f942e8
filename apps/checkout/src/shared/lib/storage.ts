type Kind = 'local' | 'session';

const storageOf = (kind: Kind): Storage => (kind === 'local' ? localStorage : sessionStorage);

/** Null also if the browser refuses storage. */
export const readKept = (kind: Kind, key: string): string | null => {
  try {
    return storageOf(kind).getItem(key);
  } catch {
    return null;
  }
};

/** Does nothing if the browser refuses storage. */
export const writeKept = (kind: Kind, key: string, value: string | null): void => {
  try {
    if (value === null) storageOf(kind).removeItem(key);
    else storageOf(kind).setItem(key, value);
  } catch {
    // Typing goes on; only a reload loses it.
  }
};
