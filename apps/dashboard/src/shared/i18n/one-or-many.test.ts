import { expect, test } from 'vitest';
import { loadAllWords } from '../testing/load-words.ts';
import { i18n } from './i18n.ts';
import { oneOrMany } from './one-or-many.ts';

test.each([
  [0, 'many'],
  [1, 'one'],
  [2, 'many'],
  [1000, 'many'],
])('%i goes with the word of %s', (count, word) => expect(oneOrMany(count)).toBe(word));

test.each([
  ['id', 1, 'Keluar dalam 1 detik'],
  ['en', 1, 'Signing out in 1 second'],
  ['en', 2, 'Signing out in 2 seconds'],
] as const)('%s counts %i down', async (language, seconds, want) => {
  await loadAllWords(language);

  expect(i18n.t('idle.countdown', { ns: 'app', seconds })).toBe(want);
});

test('English texts with a count work for one: the noun comes first, or has a singular and a plural', () => {
  const words = import.meta.glob<object>('../../**/locales/en.json', { eager: true, import: 'default' });
  const wrong = Object.values(words)
    .flatMap((file) => leaves(file))
    .filter(([key, text]) => PLURAL.test(text) && !key.endsWith('.many') && !NEVER_ONE.has(key));

  expect(wrong.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
});

// Money and percentages are not counts; a plural may follow `of` a total.
const PLURAL =
  /(?<!of )\{\{\w+\}\} (seconds|minutes|hours|days|rows|choices|attempts|deliveries|payouts|batches|payments|transfers|digits|addresses|recipients|characters|subaccounts)\b/;

/** Limits, ranges of days and split parts, which are never one. */
const NEVER_ONE: ReadonlySet<string> = new Set([
  'form.ipsTooMany',
  'form.more',
  'drop.limits',
  'file.TOO_MANY_ROWS',
  'summary.split',
  'summary.tooMany',
  'panel.useAll',
  'panel.keepAll',
  'range.days',
  'settlements.settled',
  'settlements.cut',
  'compare.none',
  'compare.higher',
  'compare.lower',
  'compare.same',
  'compare.new',
  'byStatus.cut',
  'form.expiry',
  'form.subaccountsTooMany',
  'form.transfers',
  'range.hint',
  'export.allHint',
  'export.cut',
  'refused.PERIOD_TOO_LONG',
  'dialog.noteHint',
  'issue.TOO_LONG',
]);

const leaves = (words: object, prefix = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]: [string, object | string]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : leaves(value, `${prefix}${key}.`),
  );
