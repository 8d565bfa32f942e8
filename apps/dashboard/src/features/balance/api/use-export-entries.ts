import { balance } from '@dasbor/sdk/resources';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useClient } from '../../../shared/lib/client.tsx';
import type { ExportAll } from '../../../shared/list/export/export-panel.tsx';
import type { ListState } from '../../../shared/list/query/use-list-query.ts';
import { matching } from '../../../shared/list/define/define-list.ts';
import { entryList } from '../entry-list.tsx';

/** A month of a busy account can take minutes on a slow connection, so the usual timeout is too short. */
const DOWNLOAD_MS = 10 * 60_000;

/** Exports all matching entries. The server streams the file. */
export const useExportEntries = (list: Pick<ListState, 'query'>): ExportAll => {
  const t = useT('balance');
  const client = useClient(balance);
  return {
    hint: t('export.hint'),
    busy: t('export.busy'),
    file: (signal) =>
      client.exportBalanceEntries({ query: matching(entryList, list.query), signal, timeoutMs: DOWNLOAD_MS }),
  };
};
