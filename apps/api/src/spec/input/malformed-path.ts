import type { Operation } from '../contract.ts';
import type { FieldError } from '../handlers.ts';
import { decoded } from './query.ts';

/**
 * Path parameters with invalid percent-encoding (`%F0`, half a character). The router finds no operation for them, so the rest of the path
 * determines the operation.
 */
export const malformedPath = (
  operations: readonly Operation[],
  { method, url }: { method: string; url: string },
): FieldError[] => {
  const [path = ''] = url.split('?');
  const sent = path.split('/');
  const meant = operations
    .filter((operation) => operation.method === method)
    .map((operation) => operation.path.split('/'))
    .find((parts) => parts.length === sent.length && parts.every((part, at) => mayBe(part, sent[at] ?? '')));
  return (meant ?? []).flatMap((part, at) =>
    isParameter(part) && decoded(sent[at] ?? '') === undefined
      ? [{ field: part.slice(1, -1), code: 'DPAY_FIELD_INVALID' }]
      : [],
  );
};

const isParameter = (part: string): boolean => part.startsWith('{');
const mayBe = (part: string, sent: string): boolean => (isParameter(part) ? sent !== '' : part === sent);
