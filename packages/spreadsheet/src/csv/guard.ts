/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r\d]/;

/**
 * A csv has no way to say that a text is a text: opened in a spreadsheet, `=1+1` is computed and the first zero of `0012` is gone.
 * An apostrophe before it prevents both.
 */
export function guarded(text: string, digits: boolean): string {
  const needed = FORMULA.test(text) || GUARDED.test(text) || (digits && /^\d/.test(text));
  return needed ? `'${text}` : text;
}

/** The apostrophe of `guarded` taken off again, so that a file comes back as it was. */
export const unguarded = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text);
