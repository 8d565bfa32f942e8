// C0, DEL, C1, and marks that change the direction of text: a customer's name must not command the terminal.
// oxlint-disable-next-line no-control-regex
const COMMANDS = /[\u0000-\u001F\u007F-\u009F\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/g;

/** Text of a record that is safe to print. */
export const safe = (text: string): string => text.replaceAll(COMMANDS, '\uFFFD');

/** One line of JSON. JSON itself escapes only some of these characters. */
export const jsonLine = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    COMMANDS,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
