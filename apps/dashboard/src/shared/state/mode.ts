import type { Mode } from '@dasbor/domain/access';
import { atom } from 'jotai';

const KEY = 'dasbor.mode';
const chosen = atom<Mode>(startMode());

/**
 * Live or sandbox. The choice belongs to the tab, so that both can be looked at side by side, and a new tab begins with
 * the last choice made anywhere.
 */
export const modeAtom = atom(
  (get) => get(chosen),
  (_get, set, mode: Mode) => {
    try {
      sessionStorage.setItem(KEY, mode);
      localStorage.setItem(KEY, mode);
    } catch {
      // Without storage the choice lasts for this page.
    }
    set(chosen, mode);
  },
);

/** The tab keeps it from its first moment: what is chosen in another later changes nothing here, a reload included. */
export function startMode(): Mode {
  let mode: Mode = 'live';
  try {
    if ((sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY)) === 'sandbox') mode = 'sandbox';
    sessionStorage.setItem(KEY, mode);
  } catch {
    // Without storage there is nothing to go by.
  }
  return mode;
}
