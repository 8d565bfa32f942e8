import type { OperationTable } from '@dasbor/sdk';
import { type Route, routeOf } from '../route.ts';

type Found = { route: Route; values: Record<string, string | undefined> };

/** Finds the operation of an address: openapi-fetch hands over a finished URL. */
export const routeFinder = (table: OperationTable) => {
  const routes = Object.entries<string>(table)
    .map(([operation, line]) => routeOf(operation, line))
    // `{` sorts after every letter, so `/payments/summary` is found before `/payments/{id}`.
    .sort((one, other) => (one.path < other.path ? -1 : 1))
    .map((route) => ({ route, pattern: patternOf(route.path) }));

  return (method: string, pathname: string): Found | undefined => {
    for (const { route, pattern } of routes) {
      const match = route.method === method && pattern.exec(pathname);
      if (match) return { route, values: valuesOf(match.groups ?? {}) };
    }
    return undefined;
  };
};

const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(/{(\w+)}/g, '(?<$1>[^/]+)')}$`);

/** A call without `params.path` leaves `{id}` in the address: the value is missing. */
const valuesOf = (groups: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(groups).map(([name, text]) => {
      const value = decodeURIComponent(text);
      return [name, value === `{${name}}` ? undefined : value];
    }),
  );
