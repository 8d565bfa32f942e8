type Setting = 'language' | 'theme' | 'shortcuts' | 'wizard';

/** Small choices of a person on this device. A browser that refuses storage only forgets them. */
export function readSetting(name: Setting): string | null {
  try {
    return localStorage.getItem(`dasbor.${name}`);
  } catch {
    return null;
  }
}

export function writeSetting(name: Setting, value: string): void {
  try {
    localStorage.setItem(`dasbor.${name}`, value);
  } catch {
    // Private windows may refuse; the choice then lasts for this page only.
  }
}
