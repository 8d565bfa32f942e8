import { describe, expect, it } from 'vitest';

type Words = { [key: string]: string | Words };

const files = import.meta.glob<Words>('../../**/locales/*.json', { eager: true, import: 'default' });
const features = Object.keys(files)
  .filter((file) => file.endsWith('/id.json'))
  .map((file) => [file.replace(/^.*?([^/]+)\/locales\/id\.json$/, '$1'), file] as const);

const flatten = (words: Words, prefix = ''): Map<string, string> =>
  new Map(
    Object.entries(words).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flatten(value, `${prefix}${key}.`)],
    ),
  );

describe.each(features)('the texts of %s', (_name, file) => {
  const id = flatten(files[file] ?? {});
  const en = flatten(files[file.replace('/id.json', '/en.json')] ?? {});

  it('have the same keys in both languages', () => {
    expect([...en.keys()].toSorted()).toEqual([...id.keys()].toSorted());
  });

  it('have the same placeholders in both languages', () => {
    for (const [key, text] of id) expect([key, valuesIn(en.get(key) ?? '')]).toEqual([key, valuesIn(text)]);
  });

  it('are never empty', () => {
    for (const [key, text] of [...id, ...en]) expect([key, text.trim()]).not.toEqual([key, '']);
  });
});

const valuesIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name ?? ''))].toSorted();
