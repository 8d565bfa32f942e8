/** The shell renders the launcher; the palette loads when it is first needed. */
export { SEARCH_KEYS, SearchLauncher } from './components/search-launcher.tsx';
