/**
 * Tells one text from another without keeping it: what it says of people and accounts lies in no storage, which outlives a sign-out. Two
 * bodies under one key the server refuses, should two texts have one mark.
 */
export const mark = (text: string): string => marked(text.length, (at) => text.charCodeAt(at));

/** The same of what a file holds. */
export const markOfBytes = (bytes: Uint8Array): string => marked(bytes.length, (at) => bytes[at] ?? 0);

// FNV-1a.
function marked(length: number, at: (index: number) => number): string {
  let sum = 0x811c9dc5;
  for (let index = 0; index < length; index += 1) sum = Math.imul(sum ^ at(index), 0x01000193);
  return `${length} ${sum >>> 0}`;
}
