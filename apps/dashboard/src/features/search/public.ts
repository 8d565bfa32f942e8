/** The shell mounts the launcher; the palette behind it is fetched when it is first wanted. */
export { SEARCH_KEYS, SearchLauncher } from './components/search-launcher.tsx';
