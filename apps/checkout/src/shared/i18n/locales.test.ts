import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '../..');
const folders = globSync('**/locales', { cwd: src });

const wordsIn = (folder: string, language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(src, folder, `${language}.json`), 'utf8')) as Record<string, string>;
const holesOf = (text: string): string[] =>
  [...text.matchAll(/\{\{\w+\}\}/g)].map(([hole]) => hole).toSorted();

it('finds the folders with texts', () => {
  expect(folders.length).toBeGreaterThan(1);
});

it.each(folders)('%s has the same keys and values in both languages', (folder) => {
  const [indonesian, english] = [wordsIn(folder, 'id'), wordsIn(folder, 'en')];

  expect(Object.keys(english)).toEqual(Object.keys(indonesian));
  for (const [key, text] of Object.entries(indonesian)) {
    expect([key, holesOf(english[key] ?? '')]).toEqual([key, holesOf(text)]);
  }
});
