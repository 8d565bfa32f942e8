import type { Locale } from '../i18n/locale.ts';
import type { ComponentType } from 'react';

/** What a feature's `routes.tsx` exports: `export const routes: readonly FeatureRoute[] = [...]`. */
export interface FeatureRoute {
  /** Router pattern without the leading slash: `orders/:id`. */
  path: string;
  /** The page's own chunk; its default export is the page. */
  load: () => Promise<{ default: ComponentType }>;
  /** Words that the page needs besides `shared`; fetched at the same time as the chunk. */
  locales?: readonly Locale[];
  /**
   * Who may open it. `public` pages stand alone; the rest stand in the shell. Permission and feature of a page are
   * asked of the domain by path (`guardRoute`), so that no second table of them exists here.
   */
  access: 'public' | 'signed-in';
}
