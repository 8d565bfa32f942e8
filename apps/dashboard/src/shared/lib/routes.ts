import type { ComponentType } from 'react';
import { currentLanguage, type Locale } from '../i18n/locale.ts';

export interface FeaturePage {
  /** The page's own chunk; its default export is the page. */
  load: () => Promise<{ default: ComponentType }>;
  /** Words that the page needs besides `shared`; fetched at the same time as the chunk. */
  locales?: readonly Locale[];
}

/**
 * What a feature exports as `routes`: pages behind the sign-in from `routes.tsx`, pages open to everybody from `public-routes.tsx`.
 * The permission of a page is in the domain (`guardRoute`).
 */
export interface FeatureRoute extends FeaturePage {
  /** Router pattern without the leading slash: `orders/:id`. */
  path: string;
}

/**
 * Routes behind the sign-in whose pages stand in a file of their own (`route-pages.ts`), fetched with the first of them. What is
 * loaded before anything else names the files of every page that it knows, so it knows only where people begin.
 */
export function lazyRoutes<Path extends string>(
  paths: readonly Path[],
  loadPages: () => Promise<{ pages: Readonly<Record<Path, FeaturePage>> }>,
): readonly FeatureRoute[] {
  return paths.map((path) => ({
    path,
    load: async () => {
      const { load, locales = [] } = (await loadPages()).pages[path];
      const [page] = await Promise.all([load(), ...locales.map((locale) => locale.load(currentLanguage()))]);
      return page;
    },
  }));
}
