import balanceFile from '../../../../../../../openapi/features/balance/examples/balance.json' with { type: 'json' };
import noSubaccountsFile from '../../../../../../../openapi/features/subaccounts/examples/subaccounts-empty.json' with { type: 'json' };
import subaccountsFile from '../../../../../../../openapi/features/subaccounts/examples/subaccounts-page.json' with { type: 'json' };
import { offline, ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { example } from '../../../../shared/testing/example.ts';
import type { Bank } from '../../api/types.ts';
import { batchExamples } from '../scenarios.ts';

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
    },
  },
  { status: 201 },
);

export const batchCreation = {
  succeeds: {
    ...form,
    uploadDisbursementFile: uploaded,
    createDisbursement: ok({ data: batchExamples.validating }, { status: 201 }),
  },
  /** One of them sells already, the other cannot pay yet. */
  withSubaccounts: { ...form, uploadDisbursementFile: uploaded, listSubaccounts: subaccounts },
  subaccountsFailOnce: {
    ...form,
    listSubaccounts: [
      problem(500, 'DPAY_INTERNAL_ERROR', undefined, { requestId: 'req_01KAJ8FAILED' }),
      subaccounts,
    ],
  },
  answerLost: {
    ...form,
    uploadDisbursementFile: uploaded,
    createDisbursement: [offline(), ok({ data: batchExamples.validating }, { status: 201 })],
  },
  /** The server's clock is what counts: ten minutes to midnight in Jakarta. */
  cutOff: { ...form, getBalance: ok({ data: { ...balance.data, as_of: '2026-11-20T16:50:00.000Z' } }) },
  soonCutOff: { ...form, getBalance: ok({ data: { ...balance.data, as_of: '2026-11-20T16:20:00.000Z' } }) },
  banksPending: { ...form, listBanks: 'pending' },
  banksFailed: {
    ...form,
    listBanks: problem(500, 'DPAY_INTERNAL_ERROR', undefined, { requestId: 'req_01KAJ8FAILED' }),
  },
} satisfies Record<string, Scenario>;
