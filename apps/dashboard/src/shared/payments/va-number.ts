/** `1900 6100 2000 0001 7`: groups of four are easy to read aloud. Copying yields the plain digits. */
export const groupDigits = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
