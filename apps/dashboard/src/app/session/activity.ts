const KEY = 'dasbor.activity';
/** Writing on every key press would wake every other tab as often. */
const WRITE_EVERY_MS = 5000;

/** When somebody last did something, in any tab. */
export interface ActivityLog {
  last: () => number;
  touch: (now: number) => void;
}

export function createActivityLog(storage: Storage = localStorage): ActivityLog {
  let here = 0;
  const last = () => Math.max(here, Number(storage.getItem(KEY)) || 0);
  return {
    last,
    touch: (now) => {
      if (Math.abs(now - last()) < WRITE_EVERY_MS) return;
      here = now;
      try {
        storage.setItem(KEY, String(now));
      } catch {
        // A full storage keeps it from the other tabs, not from this one.
      }
    },
  };
}

export function isActivityEvent(event: StorageEvent): boolean {
  return event.key === KEY;
}
