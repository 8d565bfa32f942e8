/** The words of common passwords, in lower case: `password`, `sayang`, `qwerty`. */
export type CommonWords = ReadonlySet<string>;

/** Digits and marks around the word that everybody adds: `123`, `2026!`, a birthday and a mark. A longer text is no longer easy to guess. */
const MOST_AROUND = 9;

/**
 * Whether a password is among those that are tried first: a common word, once or twice, with letters replaced by similar digits and marks,
 * and a few digits and marks around it. The rules of a password (upper case, digit, mark) keep none of them out: `Password1!`, `P@ssw0rd123`.
 */
export const isCommonPassword = (password: string, words: CommonWords): boolean => {
  const text = password.normalize('NFKC').toLowerCase();
  return cores(text).some(({ core, around }) => around <= MOST_AROUND && isCommon(core, words));
};

const isCommon = (core: string, words: CommonWords): boolean =>
  readings(core).some((read) => isWord(read, words) || isWord(half(read), words));

const isWord = (text: string, words: CommonWords): boolean => text !== '' && (words.has(text) || isRun(text));

/** One letter repeated, or letters in the order of the alphabet. */
const isRun = (text: string): boolean =>
  /^(.)\1*$/.test(text) || (text.length > 2 && ALPHABET.includes(text));
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** Half of a text that repeats itself. */
const half = (text: string): string => {
  const middle = text.slice(0, text.length / 2);
  return middle + middle === text ? middle : '';
};

/** What is left without digits and marks around it, and the same with marks that stand for letters: `$ayang`, `passw0rd`. */
const cores = (text: string): readonly { core: string; around: number }[] =>
  [/[a-z].*[a-z]|[a-z]|^[^a-z]*$/, /[a-z@$0-9].*[a-z@$0-9]/, /[a-z@$].*[a-z@$]/].flatMap((pattern) => {
    const core = pattern.exec(text)?.[0] ?? '';
    const joined = core.replaceAll(/[\s._:-]/g, '');
    return [core, joined].map((one) => ({ core: one, around: [...text].length - [...core].length }));
  });

const LIKE_LETTERS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

const readings = (core: string): readonly string[] => {
  const read = core.replaceAll(/[@431!0$57]/g, (sign) => LIKE_LETTERS[sign] ?? sign);
  return [
    core,
    read,
    core.replaceAll('1', 'l').replaceAll(/[@43!0$57]/g, (sign) => LIKE_LETTERS[sign] ?? sign),
  ];
};
