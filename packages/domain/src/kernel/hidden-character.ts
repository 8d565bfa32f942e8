/**
 * Characters that nobody sees, and that change what others are taken for: control characters and line breaks, marks that turn the
 * direction of writing around, zero-width and filling ones. A name with them is read as another one.
 */
export const HIDDEN_CHARACTER: RegExp = /[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** What people call a thing of theirs, in one line: nothing hidden but what emoji are joined with. */
export function hasHiddenCharacter(label: string): boolean {
  return HIDDEN_CHARACTER.test(label.replaceAll(OF_EMOJI, ''));
}

/** What is written in lines, for people to read: nothing hidden but the lines themselves and what emoji are joined with. */
export function hasHiddenInLines(text: string): boolean {
  return HIDDEN_CHARACTER.test(text.replaceAll(OF_LINES, ''));
}

const OF_LINES = /[\t\n\r]|\u200D|\uFE0F/g;
const OF_EMOJI = /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])(?:\u200D|\uFE0F)/gu;
