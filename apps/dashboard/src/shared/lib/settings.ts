import { browserStorage } from './storage.ts';

type Setting = 'language' | 'theme' | 'shortcuts' | 'wizard';

/** Small choices of a person on this device. */
export const readSetting = (name: Setting): string | null => browserStorage.getItem(`dasbor.${name}`);

export const writeSetting = (name: Setting, value: string): void =>
  browserStorage.setItem(`dasbor.${name}`, value);
