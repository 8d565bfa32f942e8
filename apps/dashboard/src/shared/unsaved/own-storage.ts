import { tabStorage } from '../lib/storage.ts';

export const OWN = 'dasbor.own.';

/** The key of something that a person leaves in this tab. It begins with their ID, so nobody else who signs in here sees it. */
export const ownKey = (userId: string, name: string): string => `${OWN}${userId} ${name}`;

export const readOwn = (key: string): string | null => tabStorage.getItem(key);

/** If the storage is full, the text lives only as long as the page, and the browser asks before the page is closed. */
export function keepOwn(key: string, text: string): void {
  tabStorage.setItem(key, text);
  if (tabStorage.held.has(key)) addEventListener('beforeunload', ask);
}

export const dropOwn = (key: string): void => tabStorage.removeItem(key);

/** Removes what everybody left in this tab, or everybody except one person: a sign-out leaves nothing behind. */
export function forgetOwn(except = ''): void {
  for (const key of tabStorage.keys()) {
    if (!key.startsWith(OWN) || key.startsWith(ownKey(except, ''))) continue;
    tabStorage.removeItem(key);
  }
}

function ask(event: Event): void {
  if ([...tabStorage.held.keys()].some((key) => key.startsWith(OWN))) event.preventDefault();
}
