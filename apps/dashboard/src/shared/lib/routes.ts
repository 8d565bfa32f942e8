import type { ComponentType } from 'react';
import { currentLanguage, type Locale } from '../i18n/locale.ts';

export interface FeaturePage {
  /** The page's own chunk; its default export is the page. */
  load: () => Promise<{ default: ComponentType }>;
  /** Words that the page needs besides `shared`; fetched at the same time as the chunk. */
  locales?: readonly Locale[];
}

/** What a feature's `routes.tsx` exports: `export const routes: readonly FeatureRoute[] = [...]`. */
export interface FeatureRoute extends FeaturePage {
  /** Router pattern without the leading slash: `orders/:id`. */
  path: string;
  /**
   * Who may open it. `public` pages stand alone; the rest stand in the shell. Permission and feature of a page are
   * asked of the domain by path (`guardRoute`), so that no second table of them exists here.
   */
  access: 'public' | 'signed-in';
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
    access: 'signed-in',
    load: async () => {
      const { load, locales = [] } = (await loadPages()).pages[path];
      const [page] = await Promise.all([load(), ...locales.map((locale) => locale.load(currentLanguage()))]);
      return page;
    },
  }));
}
