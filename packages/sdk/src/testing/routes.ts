import * as resources from '../generated/resources.gen.ts';
import type { OperationId } from '../types.ts';

type Route = {
  operation: OperationId;
  method: string;
  pattern: RegExp;
  names: readonly string[];
  bytes: boolean;
};

// Fixed paths before those with a parameter in the same position: `/orders/summary` is not an order.
const routes: readonly Route[] = Object.values<Readonly<Record<string, string>>>(resources)
  .flatMap((table) => Object.entries(table))
  .map(([operation, line]) => {
    const [method = '', path = '', ...flags] = line.split(' ');
    const names = [...path.matchAll(/{(\w+)}/g)].map(([, name = '']) => name);
    const pattern = new RegExp(`${path.replace(/{\w+}/g, '([^/]+)')}$`);
    const bytes = flags.includes('bytes');
    return { operation: operation as OperationId, method: method.toUpperCase(), pattern, names, bytes };
  })
  .sort((a, b) => a.names.length - b.names.length);

/** The operation of a request, for any host and path prefix, and whether its body is a file; undefined if unknown. */
export const operationOf = (
  request: Request,
): { operation: OperationId; path: Readonly<Record<string, string>>; bytes: boolean } | undefined => {
  const { pathname } = new URL(request.url);
  for (const { operation, method, pattern, names, bytes } of routes) {
    const match = method === request.method ? pattern.exec(pathname) : null;
    if (match) {
      const values = match.slice(1).map(decodeURIComponent);
      const path = Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']));
      return { operation, path, bytes };
    }
  }
  return undefined;
};
