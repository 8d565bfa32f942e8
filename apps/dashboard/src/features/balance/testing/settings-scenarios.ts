import noneFile from '../../../../../../openapi/features/balance/examples/settings-none.json' with { type: 'json' };
import settingsFile from '../../../../../../openapi/features/balance/examples/settings.json' with { type: 'json' };
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { bca } from '../../../shared/testing/banks.ts';
import { destinations } from '../../../shared/testing/destinations.ts';
import { codeTaken } from '../../../shared/testing/challenge.ts';
import { example } from '../../../shared/testing/example.ts';
import { failed } from '../../../shared/testing/list-states.ts';

const set = example<'getBalanceSettings'>(settingsFile);
export const settingsAnswer = set.data;
export const settingsNone = example<'getBalanceSettings'>(noneFile).data;

const shown = {
  listBanks: ok({ data: [bca] }),
  ...destinations,
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
