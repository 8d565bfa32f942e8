import { tabStorage } from '../lib/storage.ts';

export const OWN = 'dasbor.own.';

/** The key of a user's data in this tab. It begins with the user ID, so other users who sign in here do not see the data. */
export const ownKey = (userId: string, name: string): string => `${OWN}${userId} ${name}`;

export const readOwn = (key: string): string | null => tabStorage.getItem(key);

/** If the storage is full, the text lasts only as long as the page, and the browser asks before the page closes. */
export const keepOwn = (key: string, text: string): void => {
  tabStorage.setItem(key, text);
  if (tabStorage.held.has(key)) addEventListener('beforeunload', ask);
};

export const dropOwn = (key: string): void => tabStorage.removeItem(key);

/** Removes the data of all users in this tab, optionally except one. A sign-out removes everything. */
export const forgetOwn = (except = ''): void => {
  for (const key of tabStorage.keys()) {
    if (!key.startsWith(OWN) || key.startsWith(ownKey(except, ''))) continue;
    tabStorage.removeItem(key);
  }
};

const ask = (event: Event): void => {
  if ([...tabStorage.held.keys()].some((key) => key.startsWith(OWN))) event.preventDefault();
};
