import { matchPath } from 'react-router-dom';
import type { FeatureRoute } from '../shared/lib/routes.ts';

type PublicModule = {
  routes: readonly FeatureRoute[];
};

// Loaded first, so features list only their public pages here.
const features = Object.values(
  import.meta.glob<PublicModule>('../features/*/public-routes.tsx', { eager: true }),
);

export const publicRoutes: readonly FeatureRoute[] = features.flatMap((feature) => feature.routes);

export const findPublicRoute = (path: string): FeatureRoute | undefined => {
  const pathname = path.split(/[?#]/, 1)[0] ?? '';
  return publicRoutes.find((route) => matchPath(`/${route.path}`, pathname));
};
