import { browserStorage, type TextStorage } from '../../shared/lib/storage.ts';

const KEY = 'dasbor.activity';
/** Writing on every key press would wake all other tabs each time. */
const WRITE_EVERY_MS = 5000;

/** The time of the last activity in any tab. */
export type ActivityLog = {
  last: () => number;
  touch: (now: number) => void;
};

export const createActivityLog = (storage: TextStorage = browserStorage): ActivityLog => {
  let here = 0;
  const last = () => Math.max(here, Number(storage.getItem(KEY)) || 0);
  return {
    last,
    touch: (now) => {
      if (Math.abs(now - last()) < WRITE_EVERY_MS) return;
      here = now;
      storage.setItem(KEY, String(now));
    },
  };
};

export const isActivityEvent = (event: StorageEvent): boolean => event.key === KEY;
