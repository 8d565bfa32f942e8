import balanceFile from '../../../../../../openapi/features/balance/examples/balance.json' with { type: 'json' };
import completedFile from '../../../../../../openapi/features/fund-transfers/examples/fund-transfer-completed.json' with { type: 'json' };
import failedFile from '../../../../../../openapi/features/fund-transfers/examples/fund-transfer-failed.json' with { type: 'json' };
import movedFile from '../../../../../../openapi/features/fund-transfers/examples/fund-transfer-moved.json' with { type: 'json' };
import waitingFile from '../../../../../../openapi/features/fund-transfers/examples/fund-transfer-need-approval.json' with { type: 'json' };
import processingFile from '../../../../../../openapi/features/fund-transfers/examples/fund-transfer-processing.json' with { type: 'json' };
import rejectedFile from '../../../../../../openapi/features/fund-transfers/examples/fund-transfer-rejected.json' with { type: 'json' };
import pageFile from '../../../../../../openapi/features/fund-transfers/examples/fund-transfers-page.json' with { type: 'json' };
import subaccountsFile from '../../../../../../openapi/features/subaccounts/examples/subaccounts-page.json' with { type: 'json' };
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { codeTaken } from '../../../shared/testing/challenge.ts';
import { destinations } from '../../../shared/testing/destinations.ts';
import { example } from '../../../shared/testing/example.ts';
import { failed, listStates } from '../../../shared/testing/list-states.ts';
import { recordStates } from '../../../shared/testing/record-states.ts';
import type { FundTransfer } from '../api/types.ts';

const one = (file: { value: unknown }): FundTransfer => example<'getFundTransfer'>(file).data;

/** Example fund transfers of the contract, named by their state. */
export const transferExamples = {
  waiting: one(waitingFile),
  processing: one(processingFile),
  completed: one(completedFile),
  moved: one(movedFile),
  rejected: one(rejectedFile),
  failed: one(failedFile),
} satisfies Record<string, FundTransfer>;

export const transferList = listStates('listFundTransfers', {
  page: example<'listFundTransfers'>(pageFile),
  permission: 'subaccount.view',
  more: { featureOff: problem(403, 'DPAY_FEATURE_DISABLED', { feature: 'fund_transfer' }) },
});

export const transferShown = (transfer: FundTransfer): Scenario => ({
  getFundTransfer: ok({ data: transfer }),
});

export const transferStates = {
  ...recordStates('getFundTransfer', {
    notFound: problem(404, 'DPAY_FUND_TRANSFER_NOT_FOUND'),
    permission: 'subaccount.view',
  }),
  approved: {
    ...transferShown(transferExamples.waiting),
    ...codeTaken,
    approveFundTransfer: ok({ data: { ...transferExamples.processing, id: transferExamples.waiting.id } }),
  },
  rejected: {
    ...transferShown(transferExamples.waiting),
    rejectFundTransfer: ok({ data: { ...transferExamples.rejected, id: transferExamples.waiting.id } }),
  },
  tooLittle: {
    ...transferShown(transferExamples.waiting),
    ...codeTaken,
    approveFundTransfer: problem(403, 'DPAY_INSUFFICIENT_BALANCE', { available: 0, needed: 2_503_330 }),
  },
} satisfies Record<string, Scenario>;

const surroundings = {
  getBalance: ok(example<'getBalance'>(balanceFile)),
  listSubaccounts: ok({
    ...example<'listSubaccounts'>(subaccountsFile),
    data: example<'listSubaccounts'>(subaccountsFile).data.filter(({ status }) => status === 'live'),
  }),
  listBanks: ok({ data: [] }),
  ...destinations,
} satisfies Scenario;

export const transferCreation = {
  succeeds: {
    ...surroundings,
    createFundTransfer: ok({ data: transferExamples.waiting }, { status: 201 }),
    ...transferShown(transferExamples.waiting),
  },
  subaccountsFailed: { ...surroundings, listSubaccounts: failed },
} satisfies Record<string, Scenario>;
