import { NAV_KEYS, navigationFor, settingsFor, type SettingsKey } from '@dasbor/domain/access';
import { describe, expect, it, test } from 'vitest';
import { whoOf } from '../../../shared/state/session.ts';
import { sessionOf } from '../../../shared/testing/sessions.ts';
import en from '../locales/en.json' with { type: 'json' };
import id from '../locales/id.json' with { type: 'json' };
import { foundSettings } from './found-settings.ts';
import { SETTINGS_PAGES } from '../../../shared/paths/settings-pages.ts';

const who = whoOf(sessionOf());
const entries = navigationFor({ ...who, available: NAV_KEYS }).flatMap(({ items }) => items);
const groups = settingsFor({ who, pages: entries, paths: SETTINGS_PAGES });
const KEYS = groups.flatMap(({ items }) => items.map(({ key }) => key));

const find = (text: string, words: typeof id = id) =>
  foundSettings(groups, { text, named: (key: SettingsKey) => words.page[key], entries }).flatMap(
    ({ items }) => items.map(({ key }) => key),
  );

test('the owner has every setting of this build', () => {
  expect(KEYS.toSorted()).toEqual(Object.keys(SETTINGS_PAGES).toSorted());
});

describe.each(KEYS)('%s', (key) => {
  it('is found by its title in either language, in either language', () => {
    for (const words of [id, en]) {
      expect(find(id.page[key].title, words)).toContain(key);
      expect(find(en.page[key].title, words)).toContain(key);
    }
  });
});

test.each<[string, readonly SettingsKey[]]>([
  ['warna', ['checkout_customization']],
  ['sweep', ['balance', 'withdrawal_schedule']],
  ['PASSKEY', ['two_step']],
  ['undang', ['users']],
  ['tidak ada yang cocok', []],
])('%j finds %j', (text, want) => {
  expect(find(text)).toEqual(want);
});

test('no text finds everything, in its groups', () => {
  expect(foundSettings(groups, { text: ' ', named: (key) => id.page[key], entries })).toEqual(groups);
});
