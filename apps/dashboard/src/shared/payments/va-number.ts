/** `1900 6100 2000 0001 7`: groups of four are how people read a number aloud. Copying gives the bare digits. */
export function groupDigits(number: string): string {
  return number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}
