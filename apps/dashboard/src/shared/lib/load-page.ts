import type { ComponentType } from 'react';
import { currentLanguage } from '../i18n/locale.ts';
import type { FeatureRoute } from './routes.ts';

/** product spec §8: chunk loading times out after 120 seconds. */
const CHUNK_TIMEOUT_MS = 120_000;

type Loading = Promise<ComponentType>;

const pages = new Map<FeatureRoute, Loading>();

/** Page chunk and words together. Answers the same promise each time, and a failed load is tried anew. */
export function loadPage(route: FeatureRoute): Loading {
  const known = pages.get(route);
  if (known) return known;

  const words = (route.locales ?? []).map((locale) => locale.load(currentLanguage()));
  const loading: Loading = withTimeout(Promise.all([route.load(), ...words])).then(([page]) => {
    // React reads these two: a page that is here already is drawn without a suspended frame.
    Object.assign(loading, { status: 'fulfilled', value: page.default });
    return page.default;
  });
  loading.catch(() => pages.delete(route));
  pages.set(route, loading);
  return loading;
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The page took too long to load')), CHUNK_TIMEOUT_MS);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
