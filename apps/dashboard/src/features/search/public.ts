/** The shell renders the launcher; the palette loads when it is first needed. */
export { SEARCH_KEYS, SearchLauncher } from './components/search-launcher.tsx';
/** Used by the overview of settings: the words that find a page, and how they are matched. */
export { matching } from './presentation/choices.ts';
export { NAV_WORDS, type Place, PLACES } from './presentation/places.ts';
