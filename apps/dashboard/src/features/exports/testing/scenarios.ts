import completedFile from '../../../../../../openapi/features/exports/examples/export-completed.json' with { type: 'json' };
import failedFile from '../../../../../../openapi/features/exports/examples/export-failed.json' with { type: 'json' };
import waitingFile from '../../../../../../openapi/features/exports/examples/export-waiting.json' with { type: 'json' };
import pageFile from '../../../../../../openapi/features/exports/examples/exports-page.json' with { type: 'json' };
import setsFile from '../../../../../../openapi/features/exports/examples/export-sets.json' with { type: 'json' };
import schedulesFile from '../../../../../../openapi/features/exports/examples/export-schedules.json' with { type: 'json' };
import subaccountsFile from '../../../../../../openapi/features/subaccounts/examples/subaccounts-page.json' with { type: 'json' };
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { example } from '../../../shared/testing/example.ts';
import { listStates } from '../../../shared/testing/list-states.ts';
import { recordStates } from '../../../shared/testing/record-states.ts';
import { sessionOf } from '../../../shared/testing/sessions.ts';
import type { ExportedFile } from '../api/types.ts';

const one = (file: { value: unknown }): ExportedFile => ({
  ...example<'getExport'>(file).data,
  created_by_id: sessionOf().user_id,
});

export const files = {
  completed: one(completedFile),
  failed: one(failedFile),
  waiting: one(waitingFile),
  making: { ...one(waitingFile), status: 'making', rows_expected: 420_000, rows_written: 130_000 },
} satisfies Record<string, ExportedFile>;

export const exportListStates = listStates('listExports', {
  page: example<'listExports'>(pageFile),
  permission: 'export.view',
});

export const exportStates = recordStates('getExport', {
  notFound: problem(404, 'DPAY_EXPORT_NOT_FOUND'),
  permission: 'export.view',
});

export const shown = (file: ExportedFile): Scenario => ({ getExport: ok({ data: file }) });

export const formShown = {
  listExportSets: ok(example<'listExportSets'>(setsFile)),
  listSubaccounts: ok(example<'listSubaccounts'>(subaccountsFile)),
} satisfies Scenario;

export const schedules = example<'listExportSchedules'>(schedulesFile).data;
export const schedulesShown = (data = schedules): Scenario => ({ listExportSchedules: ok({ data }) });
