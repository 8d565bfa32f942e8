/**
 * SNAP's minify: spaces, tabs and line breaks outside of strings are left out, and nothing else changes. Parsing and writing
 * again would not do: it turns `1.0` into `1` and `\/` into `/`, and the signature would be over other bytes.
 * @example minifyJson('{ "amount": 10000.00 }') // '{"amount":10000.00}'
 */
export function minifyJson(text: string): string {
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
}
