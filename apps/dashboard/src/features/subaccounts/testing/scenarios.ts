import keysFile from '../../../../../../openapi/features/api-keys/examples/api-keys-of-subaccount.json' with { type: 'json' };
import madeKeyFile from '../../../../../../openapi/features/api-keys/examples/api-key-created.json' with { type: 'json' };
import createdFile from '../../../../../../openapi/features/subaccounts/examples/subaccount-created.json' with { type: 'json' };
import entriesEmptyFile from '../../../../../../openapi/features/subaccounts/examples/subaccount-entries-empty.json' with { type: 'json' };
import entriesFile from '../../../../../../openapi/features/subaccounts/examples/subaccount-entries.json' with { type: 'json' };
import liveFile from '../../../../../../openapi/features/subaccounts/examples/subaccount-live.json' with { type: 'json' };
import pageFile from '../../../../../../openapi/features/subaccounts/examples/subaccounts-page.json' with { type: 'json' };
import transfersFile from '../../../../../../openapi/features/fund-transfers/examples/fund-transfers-page.json' with { type: 'json' };
import batchesFile from '../../../../../../openapi/features/disbursements/examples/disbursements-page.json' with { type: 'json' };
import paymentsFile from '../../../../../../openapi/features/payments/examples/payments-page.json' with { type: 'json' };
import breakdownFile from '../../../../../../openapi/features/settlements/examples/settlement-breakdown.json' with { type: 'json' };
import settlementFile from '../../../../../../openapi/features/settlements/examples/settlement-of-subaccount.json' with { type: 'json' };
import paidFile from '../../../../../../openapi/features/payments/examples/va-completed-waiting.json' with { type: 'json' };
import topUpsFile from '../../../../../../openapi/features/top-ups/examples/top-ups-page.json' with { type: 'json' };
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { codeTaken } from '../../../shared/testing/challenge.ts';
import { example } from '../../../shared/testing/example.ts';
import { listStates, onePage } from '../../../shared/testing/list-states.ts';
import { recordStates } from '../../../shared/testing/record-states.ts';
import type { Subaccount } from '../api/types.ts';

const one = (file: { value: unknown }): Subaccount => example<'getSubaccount'>(file).data;

/** Example subaccounts of the contract, named by their state. */
export const subaccountExamples = {
  live: one(liveFile),
  created: one(createdFile),
} satisfies Record<string, Subaccount>;

/** That of a customer who paid it. */
export const payment = {
  ...example<'getPayment'>(paidFile).data,
  subaccount_id: subaccountExamples.live.id,
};

/** Paid out to it, and one that is on its way. */
export const settlement = example<'getSettlement'>(settlementFile).data;
export const waitingSettlement: typeof settlement = {
  ...settlement,
  id: 'set_01KAJ800000000000000000009',
  method: 'qris',
  status: 'need_to_settle',
  merchant_settlement_due_date: '2026-11-23',
  settled_at: null,
};

export const subaccountList = listStates('listSubaccounts', {
  page: example<'listSubaccounts'>(pageFile),
  permission: 'subaccount.view',
  more: { featureOff: problem(403, 'DPAY_FEATURE_DISABLED', { feature: 'subaccount' }) },
});

/** Only those of a subaccount. */
export const keysOfBranch = ok(example<'listApiKeys'>(keysFile));

/** A subaccount with whatever its pages list. */
export const subaccountWith = (subaccount: Subaccount): Scenario => ({
  getSubaccount: ok({ data: subaccount }),
  listSubaccountBalanceEntries: ok(
    example<'listSubaccountBalanceEntries'>(subaccount.status === 'live' ? entriesFile : entriesEmptyFile),
  ),
  listPayments: ok(example<'listPayments'>(paymentsFile)),
  listSettlements: ok(onePage([settlement, waitingSettlement])),
  getSettlement: ok({ data: settlement }),
  getSettlementBreakdown: ok(example<'getSettlementBreakdown'>(breakdownFile)),
  listSettlementPayments: ok(example<'listSettlementPayments'>(paymentsFile)),
  listDisbursements: ok(example<'listDisbursements'>(batchesFile)),
  listTopUps: ok(example<'listTopUps'>(topUpsFile)),
  listFundTransfers: ok(example<'listFundTransfers'>(transfersFile)),
  listApiKeys: subaccount.status === 'live' ? keysOfBranch : ok({ data: [] }),
});

const around = subaccountWith(subaccountExamples.live);

/** Contents of its lists, by list state. */
export const branchLists = {
  payments: listStates('listPayments', {
    page: example<'listPayments'>(paymentsFile),
    permission: 'payment.view',
    around,
  }),
  settlements: listStates('listSettlements', {
    page: onePage([settlement, waitingSettlement]),
    permission: 'settlement.view',
    around,
  }),
  disbursements: listStates('listDisbursements', {
    page: example<'listDisbursements'>(batchesFile),
    permission: 'disbursement.view',
    around,
  }),
  topUps: listStates('listTopUps', {
    page: example<'listTopUps'>(topUpsFile),
    permission: 'topup.view',
    around,
  }),
  transfers: listStates('listFundTransfers', {
    page: example<'listFundTransfers'>(transfersFile),
    permission: 'subaccount.view',
    around,
  }),
  keys: listStates('listApiKeys', {
    page: example<'listApiKeys'>(keysFile),
    permission: 'settings.view',
    around,
  }),
};

const [keyOfBranch] = example<'listApiKeys'>(keysFile).data;
const madeKey = example<'createApiKey'>(madeKeyFile);

/** A key is made for it, with its code in live mode; its own page then shows the secret. */
export const keyIsMade = {
  ...subaccountWith(subaccountExamples.live),
  ...codeTaken,
  createApiKey: ok(
    { data: { ...madeKey.data, api_key: { ...madeKey.data.api_key, ...keyOfBranch } } },
    { status: 201 },
  ),
  getApiKey: ok({ data: { ...madeKey.data.api_key, ...keyOfBranch } }),
} satisfies Scenario;

const activated: Subaccount = { ...subaccountExamples.created, status: 'live' };

export const subaccountStates = {
  ...recordStates('getSubaccount', {
    notFound: problem(404, 'DPAY_SUBACCOUNT_NOT_FOUND'),
    permission: 'subaccount.view',
  }),
  activates: {
    ...subaccountWith(subaccountExamples.created),
    getSubaccount: [ok({ data: subaccountExamples.created }), ok({ data: activated })],
    activateSubaccount: ok({ data: activated }),
  },
  saves: {
    ...subaccountWith(subaccountExamples.live),
    updateSubaccount: ok({ data: { ...subaccountExamples.live, bank_transfers_enabled: false } }),
  },
  taken: {
    createSubaccount: problem(400, 'DPAY_INVALID_REQUEST', undefined, {
      fields: [{ field: 'account_id', code: 'DPAY_ACCOUNT_ID_TAKEN' }],
    }),
  },
} satisfies Record<string, Scenario>;
