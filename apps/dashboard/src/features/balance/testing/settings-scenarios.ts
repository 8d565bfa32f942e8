import noneFile from '../../../../../../openapi/features/balance/examples/settings-none.json' with { type: 'json' };
import ownAccountFile from '../../../../../../openapi/features/withdrawals/examples/own-account.json' with { type: 'json' };
import settingsFile from '../../../../../../openapi/features/balance/examples/settings.json' with { type: 'json' };
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { codeTaken } from '../../../shared/testing/challenge.ts';
import { example } from '../../../shared/testing/example.ts';
import { failed } from '../../../shared/testing/list-states.ts';

const set = example<'getBalanceSettings'>(settingsFile);
export const settingsAnswer = set.data;
export const settingsNone = example<'getBalanceSettings'>(noneFile).data;

const bank = (code: string, name: string, aliases: string[]) => ({
  code,
  name,
  aliases,
  type: 'conventional',
  account_length_min: null,
  account_length_max: null,
  split_limit: null,
  minimum: 10_000,
  maximum: 9_999_999_999,
  active: true,
});
const shown = {
  listBanks: ok({ data: [bank('bca', 'Bank Central Asia (BCA)', ['014'])] }),
  inquireWithdrawalAccount: ok(example<'inquireWithdrawalAccount'>(ownAccountFile)),
};

export const balanceSettings = {
  set: { ...shown, getBalanceSettings: ok(set) },
  none: { ...shown, getBalanceSettings: ok({ data: settingsNone }) },
  saves: {
    ...shown,
    ...codeTaken,
    getBalanceSettings: ok({ data: settingsNone }),
    setBalanceSettings: ok(set),
  },
  pending: { getBalanceSettings: 'pending', listBanks: 'pending' },
  failed: {
    ...shown,
    getBalanceSettings: failed,
  },
  forbidden: {
    ...shown,
    getBalanceSettings: problem(403, 'DPAY_FORBIDDEN', { permission: 'settings.view' }),
  },
} satisfies Record<string, Scenario>;
