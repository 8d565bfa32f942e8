import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GUIDES_BY_LANGUAGE, type Language } from './languages.ts';

const folder = (name: string) => new URL(`../${name}/`, import.meta.url);
const guides = Object.values(GUIDES_BY_LANGUAGE).flat();
const samples = readdirSync(folder('samples')).filter((name) => name.endsWith('.ts'));

test.each(guides)('$name shows no TypeScript but what is run', ({ text }) => {
  expect(text).not.toMatch(/^```(ts|js|typescript|javascript)$/m);
});

test.each(guides)('$name shows parts of files that there are', ({ text }) => {
  for (const [, file = '', region] of text.matchAll(/^<<< @\/([^#{\s]+)(?:#([\w-]+))?/gm)) {
    const source = readFileSync(new URL(file, folder('.')), 'utf8');
    if (region) expect(source).toContain(`#region ${region}\n`);
  }
});

// Whoever copies what is shown has a program that runs: nothing is prepared out of sight.
test.each(samples)('%s is shown whole, and in its order', (sample) => {
  const source = readFileSync(new URL(sample, folder('samples')), 'utf8');
  const regions = [...source.matchAll(/^\/\/ #region ([\w-]+)$/gm)].map(([, region]) => region);
  const hidden = source.replaceAll(/^\/\/ #region ([\w-]+)\n[^]*?^\/\/ #endregion \1$/gm, '');
  // The Indonesian guides show the same, which `translations.test.ts` compares.
  const shown = GUIDES_BY_LANGUAGE.en.flatMap(({ text }) =>
    [...text.matchAll(/@\/samples\/([\w-]+\.ts)#([\w-]+)/g)]
      .filter(([, name]) => name === sample)
      .map(([, , region]) => region),
  );

  expect(hidden.trim()).toBe('');
  expect(shown).toEqual(regions);
});

const locales = new URL('../../dashboard/src/', import.meta.url);
const wordsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [String(value)];
const onScreenIn = (language: Language) =>
  new Set([
    ...readdirSync(locales, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(`locales/${language}.json`))
      .flatMap((file) => wordsIn(JSON.parse(readFileSync(new URL(file, locales), 'utf8')))),
    ...SAME_IN_BOTH,
  ]);
// The switch of the language, and the button of the page `/docs` of the API, which is in English only.
const SAME_IN_BOTH = ['EN', 'Authorize'];
const onScreen = { en: onScreenIn('en'), id: onScreenIn('id') };

// What is bold and begins with a capital letter is looked for on the screen; a bold sentence or heading ends with a mark.
test.each(
  (['en', 'id'] as const).flatMap((language) =>
    GUIDES_BY_LANGUAGE[language].map((guide) => ({ ...guide, language })),
  ),
)('$name calls by its name what is on the screen', ({ text, language }) => {
  const named = [...text.matchAll(/\*\*([A-Z][^*]*[^*.:])\*\*/g)].map(([, name = '']) => name);

  expect(
    named.flatMap((name) => name.split(/ → |: /)).filter((name) => !onScreen[language].has(name)),
  ).toEqual([]);
});
