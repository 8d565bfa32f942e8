/**
 * SNAP's minify: removes spaces, tabs and line breaks outside strings and nothing else. Parsing and serialising would change
 * `1.0` to `1` and `\/` to `/`, and the signature would not match.
 * @example minifyJson('{ "amount": 10000.00 }') // '{"amount":10000.00}'
 */
export const minifyJson = (text: string): string => {
  let minified = '';
  let from = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (inString) {
      if (char === '\\') at += 1;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === ' ' || char === '\n' || char === '\r' || char === '\t') {
      minified += text.slice(from, at);
      from = at + 1;
    }
  }
  return minified + text.slice(from);
};
