import type { Mode } from '@dasbor/domain/access';
import { atom } from 'jotai';
import { browserStorage, tabStorage } from '../lib/storage.ts';

const KEY = 'dasbor.mode';
const chosen = atom<Mode>(startMode());

/**
 * Live or sandbox. The choice belongs to the tab, so that both can be looked at side by side, and a new tab begins with
 * the last choice made anywhere.
 */
export const modeAtom = atom(
  (get) => get(chosen),
  (_get, set, mode: Mode) => {
    tabStorage.setItem(KEY, mode);
    browserStorage.setItem(KEY, mode);
    set(chosen, mode);
  },
);

/** The tab keeps it from its first moment: what is chosen in another later changes nothing here, a reload included. */
export function startMode(): Mode {
  const kept = tabStorage.getItem(KEY) ?? browserStorage.getItem(KEY);
  const mode = kept === 'sandbox' ? 'sandbox' : 'live';
  tabStorage.setItem(KEY, mode);
  return mode;
}
