/** Whether a spreadsheet could run this text as a formula. Leading spaces do not help: LibreOffice ignores them. */
export const looksLikeFormula = (text: string): boolean => /^[\t\r\n]|^\s*[=+\-@]/.test(text);

/** CSV cannot mark a cell as text: a spreadsheet runs `=1+1` and drops the leading zero of `0012`. A leading apostrophe prevents both. */
export const guarded = (text: string, digits: boolean): string => {
  const needed = looksLikeFormula(text) || isGuarded(text) || (digits && /^\d/.test(text));
  return needed ? `'${text}` : text;
};

/** Removes the apostrophe that `guarded` added. */
export const unguarded = (text: string): string => (isGuarded(text) ? text.slice(1) : text);

const isGuarded = (text: string): boolean => {
  const rest = text.replace(/^'+/, '');
  return rest !== text && (looksLikeFormula(rest) || /^\d/.test(rest));
};
