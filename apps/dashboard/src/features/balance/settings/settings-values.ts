import { decideLowBalance, decideSweepInBank } from '@dasbor/domain/balance-settings';
import { parseRupiah } from '@dasbor/domain/kernel';
import { TOP_UP_BANKS } from '@dasbor/domain/top-ups';
import { object } from 'yup';
import { type Beside, decided, type FormSchema, isFine } from '../../../shared/forms/schema.ts';
import {
  type ChosenValues,
  chosenRule,
  chosenWithBank,
  type WithAccounts,
} from '../../../shared/destination/chosen.ts';
import type { DestinationAccount } from '../../../shared/destination/types.ts';
import type { BalanceSettings, SetBalanceSettings } from '../api/types.ts';

export type SettingsPart = 'low' | 'out' | 'in';

/** As chosen and typed, each under the name that the contract has for it. */
export type SettingsValues = ChosenValues & {
  low_balance_enabled: boolean;
  low_balance_threshold: string;
  sweep_out_enabled: boolean;
  sweep_out_keep: string;
  sweep_in_enabled: boolean;
  sweep_in_bank: string;
};

export const settingsValuesOf = (settings: BalanceSettings): SettingsValues => {
  const { low_balance_threshold: threshold, sweep_out_keep: keep } = settings;
  return {
    low_balance_enabled: settings.low_balance_enabled,
    low_balance_threshold: threshold === null ? '' : String(threshold),
    sweep_out_enabled: settings.sweep_out_enabled,
    sweep_out_keep: keep === 0 ? '' : String(keep),
    destination_account_id: settings.destination_account_id ?? '',
    sweep_in_enabled: settings.sweep_in_enabled,
    sweep_in_bank: settings.sweep_in_bank ?? '',
  };
};

const FIELDS_OF: Record<SettingsPart, readonly (keyof SettingsValues)[]> = {
  low: ['low_balance_enabled', 'low_balance_threshold'],
  out: ['sweep_out_enabled', 'sweep_out_keep', 'destination_account_id'],
  in: ['sweep_in_enabled', 'sweep_in_bank'],
};

/** The parts that a page sets, as typed; the other parts as they are stored, which a colleague may have changed meanwhile. */
export const withStoredParts = (
  values: SettingsValues,
  settings: BalanceSettings,
  parts: readonly SettingsPart[],
): SettingsValues => {
  const typed = parts.flatMap((part) => FIELDS_OF[part]).map((field) => [field, values[field]]);
  return { ...settingsValuesOf(settings), ...(Object.fromEntries(typed) as Partial<SettingsValues>) };
};

const sweepInBankOf = (values: SettingsValues) =>
  TOP_UP_BANKS.find((bank) => bank === values.sweep_in_bank) ?? null;

const sweepsOut = (values: SettingsValues): boolean => values.sweep_out_enabled;

const thresholdVerdict = ({ low_balance_enabled: enabled, low_balance_threshold: text }: SettingsValues) => {
  const parsed = text.trim() === '' ? null : parseRupiah(text);
  return parsed?.ok === false ? parsed : decideLowBalance({ enabled, threshold: parsed?.value ?? null });
};

/** The server's validation rules. Fields of a disabled setting may be empty but not invalid. */
export const settingsSchema: FormSchema<SettingsValues, WithAccounts> = object({
  low_balance_threshold: decided((_: string, { values }: Beside<SettingsValues>) => thresholdVerdict(values)),
  sweep_out_keep: decided((text: string) => parseRupiah(text || '0')),
  destination_account_id: chosenRule(sweepsOut),
  sweep_in_bank: decided((_: string, { values }: Beside<SettingsValues>) =>
    decideSweepInBank({ enabled: values.sweep_in_enabled, bank: sweepInBankOf(values) }),
  ),
});

/** The new settings. Null while the form is incomplete or invalid. */
export type SettingsPlan = {
  body: SetBalanceSettings;
  /** Null while sweep out is off. */
  account: DestinationAccount | null;
};

export const settingsPlan = (values: SettingsValues, around: WithAccounts): SettingsPlan | null => {
  if (!isFine(settingsSchema, values, around)) return null;
  const threshold = parseRupiah(values.low_balance_threshold);
  const keep = parseRupiah(values.sweep_out_keep || '0');
  const account = chosenWithBank(values, around)?.account;
  const isSwept = sweepsOut(values);
  return {
    body: {
      low_balance_enabled: values.low_balance_enabled,
      low_balance_threshold: threshold.ok ? threshold.value : null,
      sweep_out_enabled: values.sweep_out_enabled,
      sweep_out_keep: keep.ok ? keep.value : 0,
      // Switched off, the account stays as it was.
      destination_account_id: isSwept ? (account?.id ?? null) : values.destination_account_id || null,
      sweep_in_enabled: values.sweep_in_enabled,
      sweep_in_bank: sweepInBankOf(values),
    },
    account: (isSwept && account) || null,
  };
};
