import balanceFile from '../../../../../../openapi/features/balance/examples/balance.json' with { type: 'json' };
import doneFile from '../../../../../../openapi/features/withdrawals/examples/withdrawal-done.json' with { type: 'json' };
import failedFile from '../../../../../../openapi/features/withdrawals/examples/withdrawal-failed.json' with { type: 'json' };
import needApprovalFile from '../../../../../../openapi/features/withdrawals/examples/withdrawal-need-approval.json' with { type: 'json' };
import partlyFile from '../../../../../../openapi/features/withdrawals/examples/withdrawal-partly.json' with { type: 'json' };
import processingFile from '../../../../../../openapi/features/withdrawals/examples/withdrawal-processing.json' with { type: 'json' };
import rejectedFile from '../../../../../../openapi/features/withdrawals/examples/withdrawal-rejected.json' with { type: 'json' };
import waitingFile from '../../../../../../openapi/features/approvals/examples/approvals-one-of-two.json' with { type: 'json' };
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { bankOf, bca, bri } from '../../../shared/testing/banks.ts';
import { codeTaken } from '../../../shared/testing/challenge.ts';
import { destinations, newAccount } from '../../../shared/testing/destinations.ts';
import { example } from '../../../shared/testing/example.ts';
import { failed, listStates, onePage } from '../../../shared/testing/list-states.ts';
import { recordStates } from '../../../shared/testing/record-states.ts';
import type { Withdrawal } from '../api/types.ts';

const one = (file: { value: unknown }): Withdrawal => example<'getWithdrawal'>(file).data;
const balance = example<'getBalance'>(balanceFile);

/** Example withdrawals of the contract, named by their state. */
export const withdrawalExamples = {
  processing: one(processingFile),
  done: one(doneFile),
  failed: one(failedFile),
  partly: one(partlyFile),
  needApproval: { ...one(needApprovalFile), maker_id: 'usr_01KAJ800000000000000000009' },
  rejected: one(rejectedFile),
} satisfies Record<string, Withdrawal>;

const splits = { split_limit: 25_000_000 };
export const banks = [
  { ...bca, ...splits },
  { ...bri, ...splits },
  bankOf('mandiri', 'Bank Mandiri', { aliases: ['008'], ...splits }),
];

export const withdrawalDetail = (withdrawal: Withdrawal): Scenario => ({
  getWithdrawal: ok({ data: withdrawal }),
});

/** One of two people has approved. */
export const withdrawalWaiting = (withdrawal: Withdrawal = withdrawalExamples.needApproval): Scenario => ({
  ...withdrawalDetail(withdrawal),
  getApprovals: ok(example<'getApprovals'>(waitingFile)),
  ...codeTaken,
  approveWithdrawal: ok({ data: withdrawalExamples.processing }),
  rejectWithdrawal: ok({ data: withdrawalExamples.rejected }),
});

export const withdrawalStates = recordStates('getWithdrawal', {
  notFound: problem(404, 'DPAY_WITHDRAWAL_NOT_FOUND'),
  permission: 'withdrawal.view',
});

export const withdrawalList = listStates('listWithdrawals', {
  page: onePage(Object.values(withdrawalExamples)),
  permission: 'withdrawal.view',
  more: { featureOff: problem(403, 'DPAY_FEATURE_DISABLED', { feature: 'withdrawal' }) },
});

const form = { getBalance: ok(balance), listBanks: ok({ data: banks }), ...destinations };
export const withdrawalCreation = {
  succeeds: {
    ...form,
    ...codeTaken,
    createWithdrawal: ok({ data: withdrawalExamples.processing }, { status: 201 }),
    ...withdrawalDetail(withdrawalExamples.processing),
  },
  /** Another request used the same money first. */
  spentMeanwhile: { ...form, ...codeTaken, createWithdrawal: problem(403, 'DPAY_INSUFFICIENT_BALANCE') },
  /** A colleague removed the account meanwhile. */
  accountRemoved: {
    ...form,
    ...codeTaken,
    createWithdrawal: problem(404, 'DPAY_DESTINATION_ACCOUNT_NOT_FOUND'),
  },
  noAccount: { ...form, listDestinationAccounts: ok({ data: [] }) },
  onlyNewAccount: { ...form, listDestinationAccounts: ok({ data: [newAccount] }) },
  /** The server's clock decides: 23:50 in Jakarta. */
  cutOff: { ...form, getBalance: ok({ data: { ...balance.data, as_of: '2026-11-20T16:50:00.000Z' } }) },
  pending: { getBalance: 'pending', listBanks: 'pending', listDestinationAccounts: 'pending' },
  failed: { getBalance: failed, listBanks: failed, listDestinationAccounts: failed },
} satisfies Record<string, Scenario>;
