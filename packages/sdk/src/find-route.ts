import { type Route, routeOf } from './route.ts';
import type { OperationTable } from './types.ts';

type Found = { route: Route; values: Readonly<Record<string, string>> };

/** Finds the operation of a method and path. `prefix`: what the host's path may begin with, as a regular expression. */
export const routeFinder = (table: OperationTable, prefix = '') => {
  const routes = Object.entries<string>(table)
    .map(([operation, line]) => routeOf(operation, line))
    // `{` sorts after every letter, so `/orders/summary` is found before `/orders/{id}`.
    .sort((one, other) => (one.path < other.path ? -1 : 1))
    .map((route) => ({ route, pattern: new RegExp(`^${prefix}${patternOf(route.path)}$`) }));

  return (method: string, pathname: string): Found | undefined => {
    for (const { route, pattern } of routes) {
      const match = route.method === method ? pattern.exec(pathname) : null;
      if (match) return { route, values: decoded(match.groups ?? {}) };
    }
    return undefined;
  };
};

const patternOf = (path: string) => path.replaceAll('.', '\\.').replace(/{(\w+)}/g, '(?<$1>[^/]+)');

const decoded = (groups: Record<string, string>) =>
  Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, decodeURIComponent(text)]));
