const KEY = 'dasbor.activity';
/** Writing on every key press would wake every other tab as often. */
const WRITE_EVERY_MS = 5000;

/** When somebody last did something, in any tab. */
export interface ActivityLog {
  last: () => number;
  touch: (now: number) => void;
}

export function createActivityLog(storage: Storage = localStorage): ActivityLog {
  return {
    last: () => Number(storage.getItem(KEY)) || 0,
    touch: (now) => {
      const last = Number(storage.getItem(KEY)) || 0;
      if (now - last >= WRITE_EVERY_MS || last > now) storage.setItem(KEY, String(now));
    },
  };
}

export function isActivityEvent(event: StorageEvent): boolean {
  return event.key === KEY;
}
