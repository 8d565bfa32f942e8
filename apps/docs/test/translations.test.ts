import { expect, test } from 'vitest';
import { GUIDES } from '../.vitepress/guides.ts';
import { GUIDES_BY_LANGUAGE } from './languages.ts';

const { en, id } = GUIDES_BY_LANGUAGE;
const listed = GUIDES.map(([name]) => `${name}.md`);
const indonesianOf = (file: string) => id.find((guide) => guide.file === file)?.text;

test.each(en)('$name has a line with both titles in the list of the sidebar', ({ file, name }) => {
  expect(listed, `Add ${name} to .vitepress/guides.ts with its English and its Indonesian title`).toContain(
    file,
  );
});

test.each(en)('$name has an Indonesian twin', ({ file }) => {
  expect(indonesianOf(file), `Translate guides/${file}: id/guides/${file} does not exist`).toBeDefined();
});

test('no Indonesian guide and no line of the sidebar is left of an English guide that was removed', () => {
  const english = en.map(({ file }) => file);

  expect([...id.map(({ file }) => file), ...listed].filter((file) => !english.includes(file))).toEqual([]);
});

const textWithoutCode = (text: string) => text.replaceAll(/^(`{3,}).*\n[^]*?^\1$/gm, '');
const linesOf = (text: string, pattern: RegExp) =>
  textWithoutCode(text)
    .split('\n')
    .filter((line) => pattern.test(line));

/** What a reader of both languages finds at the same place. */
const structureOf = (text: string) => ({
  samples: linesOf(text, /^<<< /),
  headings: linesOf(text, /^#+ /).map((line) => line.replace(/ .*/, '')),
  tables: textWithoutCode(text)
    .match(/^\|.*(?:\n\|.*)*/gm)
    ?.map((table) => `${table.split('\n').length - 2} rows`),
  lists: linesOf(text, /^(- |\d\. )/).length,
  details: linesOf(text, /^::: /).length,
  code: [...text.matchAll(/^(`{3,})(\w*)\n([^]*?)^\1$/gm)].map(
    // Comments of a shell command are translated.
    ([, , language = '', code = '']) => [language, code.replaceAll(/ # .*$/gm, '')],
  ),
});

const pairs = en.flatMap(({ file, text }) => {
  const translated = indonesianOf(file);
  return translated === undefined ? [] : [{ file, text, translated }];
});

test.each(pairs)(
  '$file has the same samples, headings, tables and lists in both languages',
  ({ text, translated }) => {
    expect(structureOf(translated)).toEqual(structureOf(text));
  },
);

// A rule added to one of the two names its code, field or operation.
const namesIn = (text: string) =>
  [...textWithoutCode(text).matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name).toSorted();

test.each(pairs)(
  '$file names the same fields, codes and operations in both languages',
  ({ text, translated }) => {
    expect([...new Set(namesIn(translated))]).toEqual([...new Set(namesIn(text))]);
  },
);

/** `1,000` and `1.000`, `14:30` and `14.30` are one number each. */
const numbersIn = (text: string) => [
  ...new Set(
    textWithoutCode(text)
      .match(/\d+(?:[.,:]\d+)*/g)
      ?.map((number) => number.replaceAll(/\D/g, '')),
  ),
];

test.each(pairs)('$file states the same numbers in both languages', ({ text, translated }) => {
  expect(numbersIn(translated).toSorted()).toEqual(numbersIn(text).toSorted());
});

test.each(GUIDES.map(([name, english, indonesian]) => ({ name, english, indonesian })))(
  '$name has the title of the sidebar in both languages',
  ({ name, english, indonesian }) => {
    const titleOf = (text = '') => /^# (.+)$/m.exec(text)?.[1];

    expect(titleOf(en.find(({ file }) => file === `${name}.md`)?.text)).toBe(english);
    expect(titleOf(indonesianOf(`${name}.md`))).toBe(indonesian);
  },
);
