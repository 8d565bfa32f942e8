/**
 * Invisible characters that can make a text look like another: control characters and line breaks, bidirectional marks, zero-width and
 * filler characters.
 */
export const HIDDEN_CHARACTER: RegExp = /[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** For one-line labels: allows no hidden characters except emoji joiners. */
export const hasHiddenCharacter = (label: string): boolean =>
  !PLAIN.test(label) && HIDDEN_CHARACTER.test(label.replaceAll(OF_EMOJI, ''));

/** For texts in lines: allows no hidden characters except line breaks and emoji joiners. */
export const hasHiddenInLines = (text: string): boolean =>
  !PLAIN.test(text) && HIDDEN_CHARACTER.test(text.replaceAll(OF_LINES, ''));

// Fast path for the common case: a file has a hundred thousand texts.
const PLAIN = /^[ -~]*$/;
const OF_LINES = /[\t\n\r]|\u200D|\uFE0F/g;
const OF_EMOJI = /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])(?:\u200D|\uFE0F)/gu;
