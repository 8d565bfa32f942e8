import { matchPath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PAGES } from '../../../../packages/cli/src/commands/pages.ts';
import { signedInRoutes } from './signed-in-routes.ts';

const ULID = '01KAJ800000000000000000001';

it.each(Object.entries(PAGES))('the page that `dasbor open %s…` names is there', (prefix, page) => {
  const address = page.replace('{id}', prefix + ULID);

  const routes = signedInRoutes.filter(({ path }) => path !== '*' && matchPath(`/${path}`, address));

  // A page of its own: of two routes that match, one is the list's other page, such as `orders/create`.
  expect(routes.filter(({ path }) => path.includes(':'))).toHaveLength(1);
});
