import { useT } from '../../../shared/i18n/use-t.ts';
import type { ApiKey } from '../api/types.ts';
import { summariseScopes } from './scope-groups.ts';

/** `Tulis: Pesanan, Pembayaran · Baca: Pelanggan` */
export const useScopeWords = (): ((key: Pick<ApiKey, 'scopes' | 'subaccount'>) => string) => {
  const t = useT('api-keys');
  return (key) => {
    const summary = summariseScopes(key);
    if (summary.kind !== 'some') return t(`scopes.${summary.kind}`);
    const parts = (['write', 'read'] as const).flatMap((access) => {
      const resources = summary[access].map((one) => t(`resource.${one}`)).join(', ');
      return resources === '' ? [] : [t(`scopes.${access}`, { resources })];
    });
    return parts.join(' · ');
  };
};
