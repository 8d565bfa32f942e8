import { NAV_KEYS, navigationFor, PERMISSIONS } from '@dasbor/domain/access';
import { matchPath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PAGES } from '../../../../packages/cli/src/commands/pages.ts';
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

const ULID = '01KAJ800000000000000000001';

it.each(Object.entries(PAGES))('the page that `dasbor open %s…` names is there', (prefix, page) => {
  const address = page.replace('{id}', prefix + ULID);

  const routes = signedInRoutes.filter(({ path }) => path !== '*' && matchPath(`/${path}`, address));

  // A page of its own: of two routes that match, one is the list's other page, such as `orders/create`.
  expect(routes.filter(({ path }) => path.includes(':'))).toHaveLength(1);
});
