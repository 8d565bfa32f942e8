import { tabStorage } from './storage.ts';

export const OWN = 'dasbor.own.';

/** Where something lies that a person leaves in this tab: under their id, so that nobody else who signs in here is shown it. */
export const ownKey = (userId: string, name: string): string => `${OWN}${userId} ${name}`;

/** What all have left in this tab is forgotten, or what all but one person have: whoever signs out leaves nothing behind. */
export function forgetOwn(except = ''): void {
  for (const key of tabStorage.keys()) {
    if (!key.startsWith(OWN) || key.startsWith(ownKey(except, ''))) continue;
    tabStorage.removeItem(key);
  }
}
