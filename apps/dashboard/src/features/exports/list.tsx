import { EXPORT_SET_NAMES, EXPORT_STATUSES } from '@dasbor/domain/exports';
import { exports } from '@dasbor/sdk/resources';
import { useFormat } from '../../shared/i18n/use-format.ts';
import { columnsOf } from '../../shared/list/define/column-kinds.tsx';
import { defineList } from '../../shared/list/define/define-list.ts';
import { exportPaths } from '../../shared/paths/exports.ts';
import { EXPORT_TOPIC, exportKeys } from './api/keys.ts';
import type { ExportedFile, ExportFilters } from './api/types.ts';
import { exportMeanings } from './presentation/status-view.ts';
import { useDays, useSetName, useSize } from './presentation/use-file-words.ts';

const { time, id, status, text, person } = columnsOf<ExportedFile>();

/** The files of seven days; older ones are deleted. */
export const exportList = defineList<ExportedFile, ExportFilters>()({
  name: 'exports',
  words: 'exports',
  permission: 'export.view',
  operations: exports,
  fetchPage: (client, asked) => client.listExports(asked),
  fetchRow: (client, exportId) => client.getExport({ path: { id: exportId } }),
  topic: EXPORT_TOPIC,
  keys: exportKeys,
  path: (row) => exportPaths.detail(row.id),
  isUndated: true,
  filters: {
    set: { choices: EXPORT_SET_NAMES, words: 'set' },
    status: { choices: EXPORT_STATUSES, words: exportMeanings },
  },
  useColumns: () => {
    const setName = useSetName();
    const days = useDays();
    const size = useSize();
    const { count } = useFormat();
    return [
      time('created', 'created_at'),
      text('set', (row) => setName(row.set), { link: true, length: 24 }),
      text('days', days, { length: 24 }),
      text('format', (row) => row.format.toUpperCase(), { length: 6 }),
      status('status', exportMeanings, 'status', { length: 16 }),
      text('rows', (row) => rowsOf(row, count), { length: 16 }),
      text('size', (row) => (row.size === null ? '' : size(row.size)), { length: 9 }),
      person('by', 'created_by_name', { length: 16 }),
      time('expires', 'expires_at', { extra: true }),
      id('id', 'id', { extra: true }),
    ];
  },
  card: { title: 'set', amount: 'rows', note: 'days', meta: ['created', 'by'], status: 'status' },
});

/** While it is made: how many of how many. */
const rowsOf = (
  { status: is, rows_written: written, rows_expected: expected }: ExportedFile,
  count: (n: number) => string,
) =>
  is === 'making' ? `${count(written)} / ${count(expected)}` : count(is === 'completed' ? written : expected);
