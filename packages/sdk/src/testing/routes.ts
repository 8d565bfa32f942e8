import { routeFinder } from '../find-route.ts';
import * as resources from '../generated/resources.gen.ts';
import type { OperationId } from '../types.ts';

const find = routeFinder(Object.assign({}, ...Object.values(resources)), '.*');

/** The operation of a request, for any host and path prefix, and whether its body is a file; undefined if unknown. */
export const operationOf = (
  request: Request,
): { operation: OperationId; path: Readonly<Record<string, string>>; bytes: boolean } | undefined => {
  const found = find(request.method, new URL(request.url).pathname);
  if (!found) return undefined;
  const { route, values } = found;
  return { operation: route.operation as OperationId, path: values, bytes: route.flags.includes(' bytes') };
};
