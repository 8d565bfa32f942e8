import type { NavKey } from '@dasbor/domain/access';
import { matchPath } from 'react-router-dom';
import type { FeatureRoute } from '../shared/lib/routes.ts';

type FeatureModule = {
  routes: readonly FeatureRoute[];
  /** Sidebar entries that link to this feature's pages. */
  nav?: readonly NavKey[];
};

// Loaded with the shell. A new feature changes nothing here: each feature lists its pages in its routes.tsx.
const features = Object.values(import.meta.glob<FeatureModule>('../features/*/routes.tsx', { eager: true }));

export const signedInRoutes: readonly FeatureRoute[] = features.flatMap((feature) => feature.routes);

/** So that every sidebar entry leads to a page. */
export const availableNav: readonly NavKey[] = features.flatMap((feature) => feature.nav ?? []);

/** Literal segments win over `:id`, as in the router; `*` is the not-found page. */
export const findRoute = (path: string): FeatureRoute | undefined => {
  const pathname = path.split(/[?#]/, 1)[0] ?? '';
  const matches = signedInRoutes.filter((route) => matchPath(`/${route.path}`, pathname));
  return matches.toSorted((a, b) => wildcards(a.path) - wildcards(b.path))[0];
};

const wildcards = (path: string): number => (path === '*' ? Infinity : path.split(':').length);
