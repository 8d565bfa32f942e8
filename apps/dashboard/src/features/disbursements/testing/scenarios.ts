import validatingFile from '../../../../../../openapi/features/disbursements/examples/disbursement-validating.json' with { type: 'json' };
import invalidFile from '../../../../../../openapi/features/disbursements/examples/disbursement-invalid.json' with { type: 'json' };
import needApprovalFile from '../../../../../../openapi/features/disbursements/examples/disbursement-need-approval.json' with { type: 'json' };
import needRevisionFile from '../../../../../../openapi/features/disbursements/examples/disbursement-need-revision.json' with { type: 'json' };
import processingFile from '../../../../../../openapi/features/disbursements/examples/disbursement-processing.json' with { type: 'json' };
import partlyFile from '../../../../../../openapi/features/disbursements/examples/disbursement-partly.json' with { type: 'json' };
import successFile from '../../../../../../openapi/features/disbursements/examples/disbursement-success.json' with { type: 'json' };
import failedFile from '../../../../../../openapi/features/disbursements/examples/disbursement-failed.json' with { type: 'json' };
import cancelledFile from '../../../../../../openapi/features/disbursements/examples/disbursement-cancelled.json' with { type: 'json' };
import evidenceFile from '../../../../../../openapi/features/disbursements/examples/disbursement-evidence.json' with { type: 'json' };
import needValidationItem from '../../../../../../openapi/features/disbursements/examples/item-need-validation.json' with { type: 'json' };
import validItem from '../../../../../../openapi/features/disbursements/examples/item-valid.json' with { type: 'json' };
import invalidItem from '../../../../../../openapi/features/disbursements/examples/item-invalid.json' with { type: 'json' };
import nameMismatchItem from '../../../../../../openapi/features/disbursements/examples/item-name-mismatch.json' with { type: 'json' };
import processingItem from '../../../../../../openapi/features/disbursements/examples/item-processing.json' with { type: 'json' };
import doneItem from '../../../../../../openapi/features/disbursements/examples/item-done.json' with { type: 'json' };
import failedItem from '../../../../../../openapi/features/disbursements/examples/item-failed.json' with { type: 'json' };
import partlyItem from '../../../../../../openapi/features/disbursements/examples/item-partly.json' with { type: 'json' };
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { bca, bri, gopay } from '../../../shared/testing/banks.ts';
import { codeTaken } from '../../../shared/testing/challenge.ts';
import { example } from '../../../shared/testing/example.ts';
import { LAST_PAGE, listStates, onePage } from '../../../shared/testing/list-states.ts';
import { recordStates } from '../../../shared/testing/record-states.ts';
import type { Disbursement, DisbursementItem, Evidence } from '../api/types.ts';

const batch = (file: { value: unknown }): Disbursement => example<'getDisbursement'>(file).data;
const item = (file: { value: unknown }): DisbursementItem => example<'getDisbursementItem'>(file).data;

/** Example batches of the contract, named by their state. */
export const batchExamples = {
  validating: batch(validatingFile),
  invalid: batch(invalidFile),
  needApproval: batch(needApprovalFile),
  needRevision: batch(needRevisionFile),
  processing: batch(processingFile),
  partly: batch(partlyFile),
  success: batch(successFile),
  failed: batch(failedFile),
  cancelled: batch(cancelledFile),
} satisfies Record<string, Disbursement>;

/** Example items of the contract, named by their state. */
export const itemExamples = {
  needValidation: item(needValidationItem),
  valid: item(validItem),
  invalid: item(invalidItem),
  nameMismatch: item(nameMismatchItem),
  processing: item(processingItem),
  done: item(doneItem),
  failed: item(failedItem),
  partly: item(partlyItem),
} satisfies Record<string, DisbursementItem>;

export const evidence: Evidence = example<'getDisbursementEvidence'>(evidenceFile).data;

export const banks = [bca, bri, gopay];

const featureOff = problem(403, 'DPAY_FEATURE_DISABLED', { feature: 'disbursement' });

export const batchList = listStates('listDisbursements', {
  page: onePage(Object.values(batchExamples)),
  permission: 'disbursement.view',
  more: { featureOff },
});

export const itemSearch = listStates('searchDisbursementItems', {
  page: onePage(Object.values(itemExamples)),
  permission: 'disbursement.view',
  more: { featureOff },
});

/** A batch on its page, with these items. */
export const batchDetail = (
  batch: Disbursement,
  items: readonly DisbursementItem[] = ITEMS_OF[batch.status] ?? [],
): Scenario => ({
  getDisbursement: ok({ data: batch }),
  listDisbursementItems: ok({ data: [...items], page: { ...LAST_PAGE, total: items.length } }),
  getDisbursementEvidence: ok({ data: evidence }),
  listBanks: ok({ data: banks }),
  ...codeTaken,
});

export const batchStates = recordStates('getDisbursement', {
  notFound: problem(404, 'DPAY_DISBURSEMENT_NOT_FOUND'),
  permission: 'disbursement.view',
});

export const itemDetail = (shown: DisbursementItem): Scenario => ({
  getDisbursementItem: ok({ data: shown }),
  getDisbursement: ok({ data: batchExamples.partly }),
});

export const itemStates = recordStates('getDisbursementItem', {
  notFound: problem(404, 'DPAY_DISBURSEMENT_ITEM_NOT_FOUND'),
  permission: 'disbursement.view',
});

const { needValidation, valid, invalid, nameMismatch, processing, done, partly } = itemExamples;
const ITEMS_OF: Readonly<Record<string, readonly DisbursementItem[]>> = {
  draft: [needValidation, valid, invalid, nameMismatch],
  need_revision: [valid],
  need_approval: [valid],
  processing: [done, processing],
  success: [done],
  partially_success: [done, itemExamples.failed, partly],
  failed: [itemExamples.failed],
};
