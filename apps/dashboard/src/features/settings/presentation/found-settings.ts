import type { NavItem, SettingsGroup, SettingsKey } from '@dasbor/domain/access';
import { matching, NAV_WORDS, type Place, PLACES } from '../../search/public.ts';

const PLACE_LIST: readonly Place[] = Object.values(PLACES);

/** The words that find this page in the palette, in both languages, and those of its parts. */
export const wordsFor = (path: string, entries: readonly NavItem[]): string =>
  [
    ...PLACE_LIST.filter(({ to, instead }) => isPart(to, path) || isPart(instead?.to ?? '', path)).map(
      ({ words }) => words,
    ),
    ...entries.filter((entry) => entry.path === path).map(({ key }) => NAV_WORDS[key]),
  ].join(' ');

const isPart = (address: string, path: string): boolean =>
  address === path ||
  address.startsWith(`${path}/`) ||
  address.startsWith(`${path}#`) ||
  address.startsWith(`${path}?`);

type Asked = {
  text: string;
  named: (key: SettingsKey) => { title: string; text: string };
  /** The person's sidebar entries. */
  entries: readonly NavItem[];
};

/** The groups with only the settings that the text finds. */
export const foundSettings = (
  groups: readonly SettingsGroup[],
  { text, named, entries }: Asked,
): readonly SettingsGroup[] => {
  if (text.trim() === '') return groups;
  const choices = groups.flatMap(({ items }) =>
    items.map(({ key, path }) => ({
      key,
      group: 'settings' as const,
      title: named(key).title,
      words: `${named(key).text} ${wordsFor(path, entries)}`,
    })),
  );
  const found = new Set<string>(matching(choices, text).map(({ key }) => key));
  return groups
    .map((group) => ({ ...group, items: group.items.filter(({ key }) => found.has(key)) }))
    .filter(({ items }) => items.length > 0);
};
