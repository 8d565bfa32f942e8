/**
 * Tells one text from another without keeping it: what it says of people and accounts lies in no storage, which outlives a sign-out. Two
 * bodies under one key the server refuses, should two texts have one mark.
 */
export function mark(text: string): string {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return `${text.length} ${sum >>> 0}`;
}
