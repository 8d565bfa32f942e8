/**
 * SNAP's minify: spaces, tabs and line breaks outside of strings are left out, and nothing else changes. Parsing and writing
 * again would not do: it turns `1.0` into `1` and `\/` into `/`, and the signature would be over other bytes.
 */
export function minifyJson(text: string): string {
  // A string as a whole, with what is escaped in it, or blanks.
  return text.replaceAll(
    /("(?:[^"\\]|\\.)*")|[ \n\r\t]+/gs,
    (_, inQuotes: string | undefined) => inQuotes ?? '',
  );
}
