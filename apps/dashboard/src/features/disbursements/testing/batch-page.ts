import type { Scenario } from '@dasbor/sdk/testing';
import { shownDialog } from '../../../shared/testing/dialog.ts';
import { pageAt } from '../../../shared/testing/page-at.ts';
import type { TestAppOptions } from '../../../shared/testing/test-app.tsx';
import { batchExamples } from './scenarios.ts';

/** The page of a batch. The query string opens a row (`?item=…`) or a dialog (`?step=…`). */
export const atBatch = (address: string, scenario: Scenario, more?: TestAppOptions) =>
  pageAt({ path: `/disbursements/detail/${address}`, pattern: '/disbursements/detail/:id' })(scenario, more);

export const batchPage = (scenario: Scenario, more?: TestAppOptions) =>
  atBatch(batchExamples.partly.id, scenario, more);

/** The row editor. Its code is loaded on first use. */
export const rowDrawer = (name = 'Baris 4') => shownDialog({ name });
