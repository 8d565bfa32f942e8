import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { markNavigated } from '../shared/lib/page-title.ts';
import { tabStorage } from '../shared/lib/storage.ts';

/**
 * A new page begins at its top; back, forward and a reload lead to where the page was left, also when what stood there comes late.
 * React Router's own `ScrollRestoration` needs a data router, and tries only once, when the page is a skeleton yet.
 */
export function ScrollPlaces(): null {
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
}

interface Arrival {
  type: `${ReturnType<typeof useNavigationType>}`;
  /** Only a filter or a page of the list is another. */
  isSamePage: boolean;
  /** Where this entry of the history was left. */
  left: number | undefined;
  /** Where the list begins of which another page is turned to, if that is out of sight. */
  list: number | undefined;
}

/** Undefined where one stays as one stands. */
export function placeOf({ type, isSamePage, left, list }: Arrival): number | undefined {
  if (type === 'POP' && left !== undefined) return left;
  return isSamePage ? list : 0;
}

// What stays above all pages, and a little air.
const HEADER = 80;
const KEY = 'dasbor.places';
const places = storedPlaces();
let path = '';
let entry = '';
/** The page of the list, as the address says it. */
let turned = '';
/** Until it is reached, or the person moves the page. */
let wanted: number | undefined;
/** The section that the address names after its second `#`. Its page may still be loading. */
let section = '';

function sectionTop(): number | undefined {
  const named = section && document.querySelector(`main [data-section="${CSS.escape(section)}"]`);
  return named ? Math.max(0, scrollY + named.getBoundingClientRect().top - HEADER) : undefined;
}

function listTop(): number | undefined {
  const list = document.querySelector('[data-part=position]')?.closest('section');
  const hidden = HEADER - (list?.getBoundingClientRect().top ?? HEADER);
  return hidden > 0 ? scrollY - hidden : undefined;
}

function stand() {
  if (wanted === undefined) return;
  const named = sectionTop();
  wanted = named ?? wanted;
  scrollTo(0, wanted);
  if (section && named === undefined) return;
  if (scrollY <= wanted - 1 || document.querySelector('[aria-busy=true]')) return;
  const [place, at] = [wanted, entry];
  wanted = undefined;
  // A list fits its columns and takes the focus back only now; both can move the page.
  if (place > 0) requestAnimationFrame(() => entry === at && scrollTo(0, place));
}

function listen() {
  history.scrollRestoration = 'manual';
  new ResizeObserver(stand).observe(document.body);
  for (const type of ['wheel', 'pointerdown', 'keydown']) addEventListener(type, () => (wanted = undefined));
  addEventListener('scroll', () => {
    if (wanted === undefined) places[entry] = scrollY;
  });
  addEventListener('pagehide', () => {
    tabStorage.setItem(KEY, JSON.stringify(places));
  });
}

function storedPlaces(): Record<string, number> {
  try {
    return JSON.parse(tabStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** An address that was typed has no key yet, and one of these is not the other. */
function entryNow(): string {
  const state = history.state as { key?: string } | null;
  const key = state?.key ?? `${Date.now()}`;
  if (!state?.key) history.replaceState({ ...state, key }, '');
  return key;
}
