import {
  guardRoute,
  may,
  type NavItem,
  type SettingsContext,
  settingsFor,
  type Who,
} from '@dasbor/domain/access';
import { SETTINGS_PAGES } from '../../../shared/paths/settings-pages.ts';
import { type Place, PLACES, type PlaceKey } from './places.ts';

export type Person = {
  /** The user's sidebar entries. */
  readonly pages: readonly NavItem[];
} & Who &
  Pick<SettingsContext, 'preset'>;

/** Those that only the overview of settings leads to. Others, such as users, have ways of their own. */
const MENU = Object.values(SETTINGS_PAGES).filter((path) => path.startsWith('/settings/'));

/**
 * The places that this user may open and whose action they may use, with their addresses. Checks the page's guard, its sidebar
 * entry and the settings menu.
 */
export const offeredTo = (person: Person): readonly { key: PlaceKey; to: string }[] => {
  const { pages, preset } = person;
  const menu = settingsFor({ who: person, pages, paths: SETTINGS_PAGES, preset })
    .flatMap(({ items }) => items)
    .map(({ path }) => path);
  const isOpen = ({ to, below }: Pick<Place, 'to' | 'below'>) => {
    const setting = MENU.find((path) => isBelow(to, path));
    return (
      guardRoute({ path: to, signedIn: true, who: person }).go === 'stay' &&
      (below === undefined || pages.some(({ key }) => key === below)) &&
      (setting === undefined || menu.includes(setting))
    );
  };
  return (Object.keys(PLACES) as PlaceKey[]).flatMap((key) => {
    const place: Place = PLACES[key];
    if (!may(person, place.needs ?? {}).ok) return [];
    const open = [place, ...(place.instead ? [place.instead] : [])].find(isOpen);
    return open ? [{ key, to: open.to }] : [];
  });
};

const isBelow = (address: string, page: string): boolean =>
  `${address.replace(/[?#].*/, '')}/`.startsWith(`${page}/`);
