import type { ComponentType } from 'react';
import { currentLanguage, type Locale } from '../i18n/locale.ts';

export type FeaturePage = {
  /** The page's chunk. Its default export is the page. */
  load: () => Promise<{ default: ComponentType }>;
  /** Texts that the page needs besides `shared`, loaded in parallel with the chunk. */
  locales?: readonly Locale[];
};

/**
 * The `routes` export of a feature: signed-in pages in `routes.tsx`, public pages in `public-routes.tsx`.
 * The domain defines the permission of a page (`guardRoute`).
 */
export type FeatureRoute = {
  /** Router pattern without the leading slash: `orders/:id`. */
  path: string;
} & FeaturePage;

/**
 * Signed-in routes whose pages are listed in a separate file (`route-pages.ts`), loaded with the first of them. The initial
 * chunk lists the files of every page it knows, so it only knows the common entry pages.
 */
export const lazyRoutes = <Path extends string>(
  paths: readonly Path[],
  loadPages: () => Promise<{ pages: Readonly<Record<Path, FeaturePage>> }>,
): readonly FeatureRoute[] =>
  paths.map((path) => ({
    path,
    load: async () => {
      const { load, locales = [] } = (await loadPages()).pages[path];
      const [page] = await Promise.all([load(), ...locales.map((locale) => locale.load(currentLanguage()))]);
      return page;
    },
  }));
