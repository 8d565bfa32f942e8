/**
 * What a log may say about an error: type, code, where it was thrown, and its message without values. PostgreSQL quotes the offending value
 * (`… syntax for type bigint: "…"`) and puts whole rows in `detail`, mail servers repeat the address, and Node quotes the text that it could
 * not parse.
 */
export const describeError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return { message: typeof error };
  const { cause } = error;
  const { code } = error as NodeJS.ErrnoException;
  return {
    type: error.name,
    sqlstate: code,
    stack: `${error.name}: ${safeMessage(error)}${framesOf(error)}`,
    ...(cause instanceof Error && { cause: cause.name }),
  };
};

const safeMessage = (error: Error): string => {
  // Text of another server, such as a mail server's refusal, may hold anything.
  if ('response' in error) return '…';
  return withoutQuoted(error.message)
    .replaceAll(/\S+@\S+/g, '…')
    .replaceAll(/\+?\d[\d -]{4,}\d/g, '…')
    .replaceAll(TOKEN, '…');
};

const TOKEN = /[\w-]{24,}/g;

/** From the first quote to the last, because a quoted value may contain quotes. To the end, if it was cut off. */
const withoutQuoted = (text: string): string => {
  const quotes = [...text.matchAll(QUOTE)].map(({ index }) => index);
  const [first, last] = [quotes.at(0), quotes.at(-1)];
  if (first === undefined || last === undefined) return text;
  return `${text.slice(0, first)}"…"${first === last ? '' : text.slice(last + 1)}`;
};

// Not the apostrophe of a word.
const QUOTE = /["`]|(?<!\w)'|'(?!\w)/g;

const framesOf = ({ name, message, stack = '' }: Error): string => {
  const said = `${name}: ${message}`;
  if (stack.startsWith(said)) return stack.slice(said.length);
  // The message was changed after the error was made.
  const frames = stack.split('\n').filter((line) => /^ {4}at \S.*:\d+:\d+\)?$/.test(line));
  return ['', ...frames].join('\n');
};
