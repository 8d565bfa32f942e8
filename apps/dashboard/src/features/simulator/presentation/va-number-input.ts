/** What a person pasted, without spaces, dots and dashes; null when it is no VA number (contract: 8 to 23 digits). */
export function readVaNumber(text: string): string | null {
  const digits = text.replaceAll(/[\s.-]/g, '');
  return /^\d{8,23}$/.test(digits) ? digits : null;
}
