import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { markNavigated } from '../shared/lib/page-title.ts';
import { tabStorage } from '../shared/lib/storage.ts';

/**
 * A new page starts at the top. Back, forward and reload restore the scroll position, even if content loads late. React Router's
 * own `ScrollRestoration` needs a data router and tries only once, while the page is still a skeleton.
 */
export const ScrollPlaces = (): null => {
  const location = useLocation();
  const type = useNavigationType();
  useLayoutEffect(listen, []);
  useLayoutEffect(() => {
    const isSamePage = location.pathname === path;
    if (path && !isSamePage) markNavigated();
    path = location.pathname;
    entry = entryNow();
    const of = String(location.search.match(/(action|cursor)=[^&]*/g));
    section = type === 'POP' && places[entry] !== undefined ? '' : location.hash.slice(1);
    wanted = section
      ? (sectionTop() ?? 0)
      : placeOf({ type, isSamePage, left: places[entry], list: of === turned ? undefined : listTop() });
    turned = of;
    places[entry] = wanted ?? scrollY;
    stand();
  }, [location, type]);
  return null;
};

type Arrival = {
  type: `${ReturnType<typeof useNavigationType>}`;
  /** Only the filter or the list page changed. */
  isSamePage: boolean;
  /** The scroll position of this history entry. */
  left: number | undefined;
  /** The top of the list whose page changes, if it is out of view. */
  list: number | undefined;
};

/** Undefined if the scroll position does not change. */
export const placeOf = ({ type, isSamePage, left, list }: Arrival): number | undefined => {
  if (type === 'POP' && left !== undefined) return left;
  return isSamePage ? list : 0;
};

// The height of the sticky elements, plus a small gap.
const HEADER = 80;
const KEY = 'dasbor.places';

const storedPlaces = (): Record<string, number> => {
  try {
    return JSON.parse(tabStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
};

const places = storedPlaces();
let path = '';
let entry = '';
/** The list page in the address. */
let turned = '';
/** Until it reaches the position or the user scrolls. */
let wanted: number | undefined;
/** The section that the address names after its second `#`. Its page may still be loading. */
let section = '';

const sectionTop = (): number | undefined => {
  const named = section && document.querySelector(`main [data-section="${CSS.escape(section)}"]`);
  return named ? Math.max(0, scrollY + named.getBoundingClientRect().top - HEADER) : undefined;
};

const listTop = (): number | undefined => {
  const list = document.querySelector('[data-part=position]')?.closest('section');
  const hidden = HEADER - (list?.getBoundingClientRect().top ?? HEADER);
  return hidden > 0 ? scrollY - hidden : undefined;
};

const stand = () => {
  if (wanted === undefined) return;
  const named = sectionTop();
  wanted = named ?? wanted;
  scrollTo(0, wanted);
  if (section && named === undefined) return;
  if (scrollY <= wanted - 1 || document.querySelector('[aria-busy=true]')) return;
  const [place, at] = [wanted, entry];
  wanted = undefined;
  // A list fits its columns and restores focus only now. Both can scroll the page.
  if (place > 0) requestAnimationFrame(() => entry === at && scrollTo(0, place));
};

const listen = () => {
  history.scrollRestoration = 'manual';
  new ResizeObserver(stand).observe(document.body);
  for (const type of ['wheel', 'pointerdown', 'keydown']) addEventListener(type, () => (wanted = undefined));
  addEventListener('scroll', () => {
    if (wanted === undefined) places[entry] = scrollY;
  });
  addEventListener('pagehide', () => {
    tabStorage.setItem(KEY, JSON.stringify(places));
  });
};

/** A typed address has no key yet, so it gets the current time as its key. */
const entryNow = (): string => {
  const state = history.state as { key?: string } | null;
  const key = state?.key ?? `${Date.now()}`;
  if (!state?.key) history.replaceState({ ...state, key }, '');
  return key;
};
