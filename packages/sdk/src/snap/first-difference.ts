/** Where two strings first differ; see {@link firstDifference}. */
export type FirstDifference = {
  /** Offset of the first different byte, in UTF-8. */
  byte: number;
  /** Start of that byte's character, for `slice`; the same in both texts. */
  index: number;
  /** That character in each text; null at the end of the text. */
  left: string | null;
  right: string | null;
  /** A few characters around it, for display. */
  context: { before: string; left: string; right: string };
};

/**
 * Where two texts first differ, such as your string-to-sign and the one that Dasbor computed. Null if they are equal.
 * @example
 * firstDifference('POST:/v1.0/transfer', 'POST:/v1.0/Transfer') // { byte: 11, index: 11, left: 't', right: 'T', … }
 */
export const firstDifference = (left: string, right: string, around = 12): FirstDifference | null => {
  if (left === right) return null;
  const index = commonLength(left, right);
  const [a, b] = [charAt(left, index), charAt(right, index)];
  const encoder = new TextEncoder();
  const [bytesA, bytesB] = [encoder.encode(a ?? ''), encoder.encode(b ?? '')];
  const within = bytesA.findIndex((byte, at) => byte !== bytesB[at]);
  return {
    byte: encoder.encode(left.slice(0, index)).length + (within === -1 ? bytesA.length : within),
    index,
    left: a,
    right: b,
    context: {
      before: left.slice(Math.max(0, index - around), index),
      left: left.slice(index, index + around),
      right: right.slice(index, index + around),
    },
  };
};

/** In whole characters: never splits a surrogate pair. */
const commonLength = (left: string, right: string): number => {
  let index = 0;
  while (index < left.length) {
    const char = charAt(left, index);
    if (char !== charAt(right, index)) break;
    index += char?.length ?? 1;
  }
  return index;
};

const charAt = (text: string, index: number): string | null => {
  const code = text.codePointAt(index);
  return code === undefined ? null : String.fromCodePoint(code);
};
