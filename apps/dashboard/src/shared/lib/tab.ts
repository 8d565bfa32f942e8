import { held, OWN } from './own-keys.ts';

/** What lies in this tab under a key. */
export const ofTab = (key: string): string | null => held.get(key) ?? sessionStorage.getItem(key);

/** Where the storage has no room for it, it is held as long as the page, which does not go unasked while it holds what a person left. */
export function keepInTab(key: string, text: string): void {
  held.delete(key);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    held.set(key, text);
    addEventListener('beforeunload', ask);
  }
}

export function dropFromTab(key: string): void {
  held.delete(key);
  sessionStorage.removeItem(key);
}

function ask(event: Event): void {
  if ([...held.keys()].some((key) => key.startsWith(OWN))) event.preventDefault();
}
