import { expect, it } from 'vitest';
import { problemsIn } from '../../../shared/forms/schema.ts';
import { bca } from '../../../shared/testing/banks.ts';
import { bcaAccount } from '../../../shared/testing/destinations.ts';
import type { BalanceSettings } from '../api/types.ts';
import {
  settingsPlan,
  settingsSchema,
  settingsValuesOf,
  type SettingsValues,
  withStoredParts,
} from './settings-values.ts';

const around = { banks: [bca], accounts: [bcaAccount] };
const nothing: BalanceSettings = {
  low_balance_enabled: false,
  low_balance_threshold: null,
  low_balance_since: null,
  sweep_out_enabled: false,
  sweep_out_keep: 0,
  destination_account_id: null,
  bank_code: null,
  bank_name: null,
  account_number: null,
  account_name: null,
  bank_account_name: null,
  next_sweep_out_at: null,
  sweep_in_enabled: false,
  sweep_in_bank: null,
  sweeps: [],
  changed_by: null,
  changed_at: null,
};
const account = { destination_account_id: bcaAccount.id };
const codes = (changes: Partial<SettingsValues>) =>
  Object.entries(problemsIn(settingsSchema, { ...settingsValuesOf(nothing), ...changes }, around)).map(
    ([field, { code }]) => `${field} ${code}`,
  );

it('empty settings are valid and are sent as empty', () => {
  expect(settingsPlan(settingsValuesOf(nothing), around)).toEqual({
    body: {
      low_balance_enabled: false,
      low_balance_threshold: null,
      sweep_out_enabled: false,
      sweep_out_keep: 0,
      destination_account_id: null,
      sweep_in_enabled: false,
      sweep_in_bank: null,
    },
    account: null,
  });
});

it('a saved schedule loads unchanged', () => {
  const saved: BalanceSettings = {
    ...nothing,
    low_balance_enabled: true,
    low_balance_threshold: 5_000_000,
    sweep_out_enabled: true,
    sweep_out_keep: 1_000_000,
    ...account,
    sweep_in_enabled: true,
    sweep_in_bank: 'BNI',
  };

  expect(settingsPlan(settingsValuesOf(saved), around)?.body).toEqual({
    low_balance_enabled: true,
    low_balance_threshold: 5_000_000,
    sweep_out_enabled: true,
    sweep_out_keep: 1_000_000,
    ...account,
    sweep_in_enabled: true,
    sweep_in_bank: 'BNI',
  });
});

it.each<[Partial<SettingsValues>, string[]]>([
  [{ low_balance_enabled: true }, ['low_balance_threshold DPAY_REQUIRED']],
  [
    { low_balance_enabled: false, low_balance_threshold: '9.999' },
    ['low_balance_threshold DPAY_AMOUNT_BELOW_MINIMUM'],
  ],
  [{ low_balance_enabled: true, low_balance_threshold: '10.000' }, []],
  [{ low_balance_threshold: '1,5' }, ['low_balance_threshold DPAY_AMOUNT_INVALID']],
  [{ sweep_out_keep: 'x' }, ['sweep_out_keep DPAY_AMOUNT_INVALID']],
  [{ sweep_out_enabled: true }, []],
  [{ sweep_out_enabled: true, ...account }, []],
  [{ sweep_in_enabled: true }, ['sweep_in_bank DPAY_REQUIRED']],
  [{ sweep_in_enabled: true, sweep_in_bank: 'BCA' }, []],
])('%j is refused with %j', (changes, want) => {
  expect(codes(changes).sort()).toEqual(want.toSorted());
});

it('a sweep needs an account, and takes the last used one if none was chosen', () => {
  const sweeping = { ...settingsValuesOf(nothing), sweep_out_enabled: true };

  expect(problemsIn(settingsSchema, sweeping, { ...around, accounts: [] })).toMatchObject({
    destination_account_id: { code: 'DPAY_REQUIRED' },
  });
  expect(settingsPlan(sweeping, around)).toMatchObject({ body: account, account: bcaAccount });
});

it('a page with only the notice keeps a sweep that a colleague stored meanwhile', () => {
  const opened = { ...settingsValuesOf({ ...nothing, sweep_out_enabled: true, ...account }) };
  const typed = { ...opened, low_balance_enabled: true, low_balance_threshold: '50000' };

  const values = withStoredParts(typed, { ...nothing, sweep_in_enabled: true, sweep_in_bank: 'bca' }, [
    'low',
  ]);

  expect(values).toMatchObject({
    low_balance_enabled: true,
    low_balance_threshold: '50000',
    sweep_out_enabled: false,
    destination_account_id: '',
    sweep_in_enabled: true,
  });
});
