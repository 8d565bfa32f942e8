/** The pasted text without spaces, dots and dashes; null if it is not a VA number (contract: 8 to 23 digits). */
export const readVaNumber = (text: string): string | null => {
  const digits = text.replaceAll(/[\s.-]/g, '');
  return /^\d{8,23}$/.test(digits) ? digits : null;
};
