import type { ComponentType } from 'react';
import { currentLanguage } from '../i18n/locale.ts';
import type { FeatureRoute } from './routes.ts';

/** product spec §8: chunk loading times out after 120 seconds. */
const CHUNK_TIMEOUT_MS = 120_000;

/** The page's files could not be loaded: offline, or replaced by a new version. */
export class PageLoadError extends Error {}

type Loading = Promise<ComponentType>;

const pages = new Map<FeatureRoute, Loading>();
const failed = new Set<FeatureRoute>();

/** Loads a page's chunk and texts together. Returns the same promise each time, even after a failure, because React calls it repeatedly. */
export const loadPage = (route: FeatureRoute): Loading => {
  const known = pages.get(route);
  if (known) return known;

  const words = (route.locales ?? []).map((locale) => locale.load(currentLanguage()));
  const loading: Loading = withTimeout(Promise.all([route.load(), ...words])).then(
    ([page]) => {
      // React reads these two, and renders a loaded page without suspending.
      Object.assign(loading, { status: 'fulfilled', value: page.default });
      return page.default;
    },
    (cause: unknown) => {
      failed.add(route);
      throw new PageLoadError('The page could not be loaded', { cause });
    },
  );
  loading.catch(() => undefined);
  pages.set(route, loading);
  return loading;
};

/** A page that failed to load is loaded again on the next request. */
export const forgetFailedLoad = (route: FeatureRoute): void => {
  if (failed.delete(route)) pages.delete(route);
};

const withTimeout = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The page took too long to load')), CHUNK_TIMEOUT_MS);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
