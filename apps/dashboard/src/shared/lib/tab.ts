import { OWN } from './own-keys.ts';
import { tabStorage } from './storage.ts';

/** What lies in this tab under a key. */
export const ofTab = (key: string): string | null => tabStorage.getItem(key);

/** What the storage has no room for is lost with the page, which does not go unasked while it holds what a person left. */
export function keepInTab(key: string, text: string): void {
  tabStorage.setItem(key, text);
  if (tabStorage.held.has(key)) addEventListener('beforeunload', ask);
}

export const dropFromTab = (key: string): void => tabStorage.removeItem(key);

function ask(event: Event): void {
  if ([...tabStorage.held.keys()].some((key) => key.startsWith(OWN))) event.preventDefault();
}
