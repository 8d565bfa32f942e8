import { NAV_KEYS, navigationFor, PERMISSIONS } from '@dasbor/domain/access';
import { expect, it } from 'vitest';
import { PLACES } from '../features/search/presentation/places.ts';
import { whoOf } from '../shared/state/session.ts';
import { sessionOf } from '../shared/testing/sessions.ts';
import { signedInRoutes } from './signed-in-routes.ts';

/** Pages that explain why something is not shown, and second addresses of pages (product spec §2). Nobody searches for them. */
const NOT_LOOKED_FOR = ['/access_denied', '/*', '/user', '/user/invite'];

it('search finds every page whose address needs no ID', () => {
  const who = whoOf(sessionOf({ permissions: [...PERMISSIONS], mode: 'sandbox' }));
  const entries = navigationFor({ ...who, available: NAV_KEYS }).flatMap(({ items }) => items);
  const found = new Set([
    ...entries.map(({ path }) => path),
    ...Object.values(PLACES).map(({ to }) => to.replace(/[?#].*/, '')),
  ]);

  const pages = signedInRoutes.map(({ path }) => `/${path}`).filter((path) => !path.includes(':'));

  expect(pages.filter((path) => !found.has(path) && !NOT_LOOKED_FOR.includes(path))).toEqual([]);
});
