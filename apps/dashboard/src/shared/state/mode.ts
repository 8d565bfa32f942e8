import type { Mode } from '@dasbor/domain/access';
import { atom } from 'jotai';
import { browserStorage, tabStorage } from '../lib/storage.ts';

const KEY = 'dasbor.mode';

/** The tab stores its mode at the start, so that a later switch in another tab never changes it, even after a reload. */
export const startMode = (): Mode => {
  const kept = tabStorage.getItem(KEY) ?? browserStorage.getItem(KEY);
  const mode = kept === 'sandbox' ? 'sandbox' : 'live';
  tabStorage.setItem(KEY, mode);
  return mode;
};

const chosen = atom<Mode>(startMode());

/**
 * Live or sandbox. Each tab has its own mode, so that both can be open side by side. A new tab starts in the mode
 * last chosen in any tab.
 */
export const modeAtom = atom(
  (get) => get(chosen),
  (_get, set, mode: Mode) => {
    tabStorage.setItem(KEY, mode);
    browserStorage.setItem(KEY, mode);
    set(chosen, mode);
  },
);
