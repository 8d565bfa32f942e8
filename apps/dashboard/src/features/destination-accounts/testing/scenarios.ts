import addedFile from '../../../../../../openapi/features/destination-accounts/examples/destination-account-new.json' with { type: 'json' };
import waitingFile from '../../../../../../openapi/features/fund-transfers/examples/whitelisted-account-waiting.json' with { type: 'json' };
import whitelistedFile from '../../../../../../openapi/features/fund-transfers/examples/whitelisted-account.json' with { type: 'json' };
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { bankOf, bca, bri, gopay } from '../../../shared/testing/banks.ts';
import { codeTaken } from '../../../shared/testing/challenge.ts';
import { destinations, ownAccount } from '../../../shared/testing/destinations.ts';
import { example } from '../../../shared/testing/example.ts';
import { failed } from '../../../shared/testing/list-states.ts';

const banks = [
  bca,
  bri,
  bankOf('bri_agro', 'Bank Raya Indonesia', { aliases: ['494'], active: false }),
  gopay,
];
const shown = { ...destinations, ...ownAccount, listBanks: ok({ data: banks }) };

export const accountStates = {
  listed: shown,
  none: { ...shown, listDestinationAccounts: ok({ data: [] }) },
  adds: {
    ...shown,
    ...codeTaken,
    createDestinationAccount: ok(example<'createDestinationAccount'>(addedFile), { status: 201 }),
  },
  asks: {
    ...shown,
    ...codeTaken,
    addWhitelistedAccount: ok(example<'addWhitelistedAccount'>(waitingFile), { status: 201 }),
  },
  approves: {
    ...shown,
    approveWhitelistedAccount: ok(example<'approveWhitelistedAccount'>(whitelistedFile)),
  },
  exists: { ...shown, requestOtp: problem(409, 'DPAY_DESTINATION_ACCOUNT_EXISTS') },
  anotherHolder: {
    ...shown,
    inquireDestinationAccount: problem(409, 'DPAY_ACCOUNT_HOLDER_MISMATCH', { name: 'BU** SAN****' }),
  },
  bankAway: { ...shown, inquireDestinationAccount: problem(503, 'DPAY_BANK_UNREACHABLE') },
  pending: { ...shown, listDestinationAccounts: 'pending' },
  failed: { ...shown, listDestinationAccounts: failed },
} satisfies Record<string, Scenario>;
