import { exports } from '@dasbor/sdk/resources';
import { useSWRConfig } from 'swr';
import { LANGUAGES } from '../../../shared/i18n/i18n.ts';
import { useClient } from '../../../shared/lib/client.tsx';
import { useOnce } from '../../../shared/once/use-once.ts';
import { useScope } from '../../../shared/state/session.ts';
import { exportKeys } from './keys.ts';
import type { CreateExport, ExportedFile } from './types.ts';

export const useExportActions = () => {
  const client = useClient(exports);
  const scope = useScope();
  const { mutate } = useSWRConfig();
  const once = useOnce('export');
  return {
    create: async (body: CreateExport): Promise<ExportedFile> => {
      const { data } = await once.run(body, (keyed) => client.createExport({ body, ...keyed }));
      await mutate(exportKeys.detail(scope, data.id), data, { revalidate: false });
      // The next form begins with these columns.
      for (const language of LANGUAGES)
        await mutate(exportKeys.of(scope, 'sets', language), undefined, { revalidate: false });
      return data;
    },
    /** The path of an address that works for some minutes. */
    link: async (id: string): Promise<string> => (await client.createExportLink({ path: { id } })).data.path,
    remove: async (id: string): Promise<void> => {
      await client.deleteExport({ path: { id } });
      await mutate(exportKeys.detail(scope, id), undefined, { revalidate: false });
    },
  };
};
