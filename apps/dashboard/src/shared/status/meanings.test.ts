import { describe, expect, test } from 'vitest';
import en from './locales/en.json' with { type: 'json' };
import id from './locales/id.json' with { type: 'json' };
import { type Meaning, MEANINGS, type Meanings, namedStatus } from './meanings.ts';

const meanings: Meanings<'done'> = { done: 'completed' };
const named = (raw: string) => namedStatus(meanings, raw, (meaning) => en[meaning]);

test('a status has the text, tone and icon of its meaning', () => {
  expect(named('done')).toEqual({ tone: 'success', icon: 'done', label: 'Completed' });
});

test.each(['refunded', '', 'constructor', '__proto__'])(
  'the unknown status %j is grey and keeps its name',
  (raw) => {
    expect(named(raw)).toEqual({ tone: 'neutral', icon: 'unknown', label: raw });
  },
);

describe.each([
  ['Indonesian', id],
  ['English', en],
])('in %s', (_language, words) => {
  // spec 4.38
  test('every meaning has a text, and no text is unused', () => {
    expect(Object.keys(words).toSorted()).toEqual(Object.keys(MEANINGS).toSorted());
  });

  test('meanings with the same text have the same tone and icon', () => {
    const looks = new Map<string, Set<string>>();
    for (const meaning of Object.keys(MEANINGS) as Meaning[]) {
      const { tone, icon } = MEANINGS[meaning];
      const seen = looks.get(words[meaning]) ?? new Set();
      looks.set(words[meaning], seen.add(`${tone} ${icon}`));
    }

    expect([...looks].filter(([, seen]) => seen.size > 1)).toEqual([]);
  });
});

test('no two meanings have the same text in both languages', () => {
  const pairs = (Object.keys(MEANINGS) as Meaning[]).map((meaning) => `${id[meaning]} / ${en[meaning]}`);

  expect(new Set(pairs).size).toBe(pairs.length);
});
