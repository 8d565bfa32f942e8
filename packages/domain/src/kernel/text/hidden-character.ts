/**
 * Invisible characters that can make a text look like another: control characters and line breaks, bidirectional marks, zero-width and
 * filler characters.
 */
export const HIDDEN_CHARACTER: RegExp = /[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** For one-line labels: allows no hidden characters except emoji joiners. */
export const hasHiddenCharacter = (label: string): boolean =>
  HIDDEN_CHARACTER.test(label.replaceAll(OF_EMOJI, ''));

/** For texts in lines: allows no hidden characters except line breaks and emoji joiners. */
export const hasHiddenInLines = (text: string): boolean =>
  HIDDEN_CHARACTER.test(text.replaceAll(OF_LINES, ''));

const OF_LINES = /[\t\n\r]|\u200D|\uFE0F/g;
const OF_EMOJI = /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])(?:\u200D|\uFE0F)/gu;
