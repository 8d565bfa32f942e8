import { type ApiResource, resourcesOf } from '@dasbor/domain/api-keys';
import type { ApiKey } from '../api/types.ts';

export type ScopeSummary =
  | { kind: 'full' | 'readOnly' | 'none' }
  | { kind: 'some'; write: readonly ApiResource[]; read: readonly ApiResource[] };

/** Scopes in the shortest form: all, read only, or the writable and the other readable records. */
export const summariseScopes = ({
  scopes,
  subaccount,
}: Pick<ApiKey, 'scopes' | 'subaccount'>): ScopeSummary => {
  const resources = resourcesOf({ ofSubaccount: subaccount !== null });
  const write = resources.filter((one) => scopes[one] === 'write');
  const read = resources.filter((one) => scopes[one] === 'read');
  if (write.length === resources.length) return { kind: 'full' };
  if (read.length === resources.length) return { kind: 'readOnly' };
  return write.length + read.length === 0 ? { kind: 'none' } : { kind: 'some', write, read };
};
