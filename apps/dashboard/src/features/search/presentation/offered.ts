import {
  guardRoute,
  may,
  type NavItem,
  SETTINGS_MENU,
  settingsMenuFor,
  type SettingsMenuContext,
  type Who,
} from '@dasbor/domain/access';
import { isSettingsPage, SETTINGS_PAGES } from '../../settings/public.ts';
import { type Place, PLACES, type PlaceKey } from './places.ts';

export type Person = {
  /** The user's sidebar entries. */
  readonly pages: readonly NavItem[];
} & Who &
  Pick<SettingsMenuContext, 'preset'>;

const MENU = SETTINGS_MENU.filter(isSettingsPage);

/**
 * The places that this user may open and whose action they may use, with their addresses. Checks the page's guard, its sidebar
 * entry and the settings menu.
 */
export const offeredTo = (person: Person): readonly { key: PlaceKey; to: string }[] => {
  const menu = settingsMenuFor({ flags: person.flags, available: MENU, preset: person.preset });
  const isOpen = ({ to, below }: Pick<Place, 'to' | 'below'>) => {
    const setting = MENU.find((key) => isBelow(to, SETTINGS_PAGES[key]));
    return (
      guardRoute({ path: to, signedIn: true, who: person }).go === 'stay' &&
      (below === undefined || person.pages.some(({ key }) => key === below)) &&
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
