import { browserStorage } from './storage.ts';

type Setting = 'language' | 'theme' | 'shortcuts' | 'wizard' | 'linkHint';

/** A user's preferences on this device. */
export const readSetting = (name: Setting): string | null => browserStorage.getItem(`dasbor.${name}`);

export const writeSetting = (name: Setting, value: string): void =>
  browserStorage.setItem(`dasbor.${name}`, value);
