import * as resources from '../generated/resources.gen.ts';
import type { OperationId } from '../types.ts';

type Route = { operation: OperationId; method: string; pattern: RegExp; names: readonly string[] };

// Fixed paths before those with a parameter in the same place: `/orders/summary` is not an order.
const routes: readonly Route[] = Object.values<Readonly<Record<string, string>>>(resources)
  .flatMap((table) => Object.entries(table))
  .map(([operation, line]) => {
    const [method = '', path = ''] = line.split(' ');
    const names = [...path.matchAll(/{(\w+)}/g)].map(([, name = '']) => name);
    const pattern = new RegExp(`${path.replace(/{\w+}/g, '([^/]+)')}$`);
    return { operation: operation as OperationId, method: method.toUpperCase(), pattern, names };
  })
  .sort((a, b) => a.names.length - b.names.length);

/** Which operation a request is, whatever the host and prefix of its address; undefined for none. */
export function operationOf(
  request: Request,
): { operation: OperationId; path: Readonly<Record<string, string>> } | undefined {
  const { pathname } = new URL(request.url);
  for (const { operation, method, pattern, names } of routes) {
    const match = method === request.method ? pattern.exec(pathname) : null;
    if (match) {
      const values = match.slice(1).map(decodeURIComponent);
      return { operation, path: Object.fromEntries(names.map((name, at) => [name, values[at] ?? ''])) };
    }
  }
  return undefined;
}
