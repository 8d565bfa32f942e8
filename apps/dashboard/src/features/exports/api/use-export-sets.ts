import { exports } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useLanguage } from '../../../shared/i18n/use-t.ts';
import { useClient } from '../../../shared/lib/client.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { exportKeys } from './keys.ts';

/** What may be exported, with titles in the reader's language. A form keeps the choices that it began with. */
export const useExportSets = () => {
  const client = useClient(exports);
  const language = useLanguage();
  return useSWR(
    exportKeys.of(useScope(), 'sets', language),
    async () => (await client.listExportSets()).data,
    { revalidateOnFocus: false, revalidateIfStale: true },
  );
};
