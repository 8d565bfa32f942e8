/** Text and its character codes: `charCodeAt` takes three times as long as an array. */
export type XmlPiece = {
  readonly text: string;
  readonly codes: Codes;
};

export type Codes = Uint8Array | Uint16Array;

/** For one-byte characters, which are nearly all in a spreadsheet, the bytes are the codes. */
export const pieceOf = (text: string, bytes?: Uint8Array): XmlPiece => {
  if (bytes?.length === text.length) return { text, codes: bytes };
  const codes = new Uint16Array(text.length);
  for (let at = 0; at < text.length; at += 1) codes[at] = text.charCodeAt(at);
  return { text, codes };
};

/** Prepends the rest of the previous piece. */
export const withRest = (rest: string, piece: XmlPiece): XmlPiece =>
  rest === '' ? piece : pieceOf(rest + piece.text);

/** `signs` as returned by `codesOf`. */
export const standsAt = (codes: Codes, at: number, signs: readonly number[]): boolean => {
  for (let n = 0; n < signs.length; n += 1) if (codes[at + n] !== signs[n]) return false;
  return true;
};

export const codesOf = (text: string): readonly number[] => [...text].map((sign) => sign.charCodeAt(0));
