/**
 * SNAP's minify: removes spaces, tabs and line breaks outside strings and nothing else. Parsing and serialising would change `1.0` to
 * `1` and `\/` to `/`, and the signature would not match.
 */
export const minifyJson = (text: string): string => {
  // A complete string with its escapes, or whitespace.
  return text.replaceAll(
    /("(?:[^"\\]|\\.)*")|[ \n\r\t]+/gs,
    (_, inQuotes: string | undefined) => inQuotes ?? '',
  );
};
