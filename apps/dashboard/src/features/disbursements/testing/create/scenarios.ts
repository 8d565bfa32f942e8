import balanceFile from '../../../../../../../openapi/features/balance/examples/balance.json' with { type: 'json' };
import noSubaccountsFile from '../../../../../../../openapi/features/subaccounts/examples/subaccounts-empty.json' with { type: 'json' };
import subaccountsFile from '../../../../../../../openapi/features/subaccounts/examples/subaccounts-page.json' with { type: 'json' };
import { offline, ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { example } from '../../../../shared/testing/example.ts';
import type { Bank } from '../../api/types.ts';
import { batchExamples } from '../scenarios.ts';
import { csvFile, MESSY } from './files.ts';

const bank = (code: string, name: string, changes: Partial<Bank> = {}): Bank => ({
  code,
  name,
  aliases: [],
  type: 'conventional',
  account_length_min: 10,
  account_length_max: 10,
  split_limit: 250_000_000,
  minimum: 10_000,
  maximum: 9_999_999_999,
  active: true,
  ...changes,
});

export const createBanks = [
  bank('bca', 'Bank Central Asia (BCA)', { aliases: ['014'] }),
  bank('mandiri', 'Bank Mandiri', { aliases: ['008'], account_length_min: 12, account_length_max: 17 }),
  bank('bri', 'Bank Rakyat Indonesia (BRI)', {
    aliases: ['002'],
    account_length_min: 13,
    account_length_max: 17,
  }),
  bank('gopay', 'GoPay', {
    type: 'ewallet',
    account_length_min: null,
    account_length_max: null,
    split_limit: null,
  }),
];

const balance = example<'getBalance'>(balanceFile);
const form = {
  listBanks: ok({ data: createBanks }),
  getBalance: ok(balance),
  listSubaccounts: ok(example<'listSubaccounts'>(noSubaccountsFile)),
};
const subaccounts = ok(example<'listSubaccounts'>(subaccountsFile));
const uploaded = ok(
  {
    data: {
      id: 'dis_file_01KAJ800000000000000000001',
      name: 'gaji.csv',
      format: 'csv' as const,
      rows: 8,
      size: 512,
      notes: [],
      batch: null,
    },
  },
  { status: 201 },
);

const uploadedBefore = (status: 'draft' | 'success') =>
  ok(
    {
      data: {
        ...uploaded.body.data,
        batch: { id: batchExamples.validating.id, name: 'Gaji November 2026', status },
      },
    },
    { status: 201 },
  );
const saved = ok({ data: { ...batchExamples.validating, version: 2 } });
const draft = {
  uploadDisbursementFile: uploaded,
  createDisbursement: ok({ data: batchExamples.validating }, { status: 201 }),
  saveDisbursementEdits: saved,
  updateDisbursement: saved,
} satisfies Scenario;
/** A saved draft with one edited and one removed row. */
const openDraft = {
  getDisbursement: ok({ data: { ...batchExamples.validating, name: 'Gaji November', description: null } }),
  getDisbursementEdits: ok({
    data: {
      version: 3,
      edits: [
        { row: 3, cells: { bank_code: 'mandiri' } },
        { row: 9, removed: true as const },
      ],
    },
  }),
  getDisbursementFile: () => new Response(csvFile(MESSY)),
} satisfies Scenario;

export const batchCreation = {
  succeeds: {
    ...form,
    ...draft,
  },
  /** One is live, the other cannot pay yet. */
  withSubaccounts: { ...form, ...draft, listSubaccounts: subaccounts },
  subaccountsFailOnce: {
    ...form,
    ...draft,
    listSubaccounts: [
      problem(500, 'DPAY_INTERNAL_ERROR', undefined, { requestId: 'req_01KAJ8FAILED' }),
      subaccounts,
    ],
  },
  /** The upload succeeds at the second attempt. */
  uploadFailsOnce: { ...form, ...draft, uploadDisbursementFile: [offline(), uploaded] },
  /** Saving the first edit succeeds at the second attempt. */
  editLost: { ...form, ...draft, saveDisbursementEdits: [offline(), saved] },
  editRefused: {
    ...form,
    ...draft,
    saveDisbursementEdits: problem(409, 'DPAY_DISBURSEMENT_NOT_EDITABLE', { status: 'need_approval' }),
  },
  /** The content already has a draft with edits from elsewhere. */
  isDraft: { ...form, ...draft, uploadDisbursementFile: uploadedBefore('draft'), ...openDraft },
  /** The content was already paid as a batch. */
  wasPaid: { ...form, ...draft, uploadDisbursementFile: uploadedBefore('success') },
  openDraft: { ...form, ...draft, ...openDraft },
  /** The server's clock decides: 23:50 in Jakarta. */
  cutOff: {
    ...form,
    ...draft,
    getBalance: ok({ data: { ...balance.data, as_of: '2026-11-20T16:50:00.000Z' } }),
  },
  soonCutOff: { ...form, getBalance: ok({ data: { ...balance.data, as_of: '2026-11-20T16:20:00.000Z' } }) },
  banksPending: { ...form, listBanks: 'pending' },
  banksFailed: {
    ...form,
    listBanks: problem(500, 'DPAY_INTERNAL_ERROR', undefined, { requestId: 'req_01KAJ8FAILED' }),
  },
} satisfies Record<string, Scenario>;
