import { decideLowBalance, decideSweepInBank } from '@dasbor/domain/balance-settings';
import { parseRupiah, type Problem } from '@dasbor/domain/kernel';
import { TOP_UP_BANKS } from '@dasbor/domain/top-ups';
import {
  type Account,
  type Bank,
  DESTINATION_FIELDS,
  destinationOf,
  destinationProblems,
  type Destination,
  type DestinationValues,
} from '../../withdrawals/public.ts';
import type { BalanceSettings, SetBalanceSettings } from '../api/types.ts';

export type SettingsPart = 'low' | 'out' | 'in';

type Switch = 'on' | 'off';

/** As chosen and typed, each under the name that the contract has for it. */
export type SettingsValues = DestinationValues & {
  low_balance_enabled: Switch;
  low_balance_threshold: string;
  sweep_out_enabled: Switch;
  sweep_out_keep: string;
  sweep_in_enabled: Switch;
  sweep_in_bank: string;
};

export const SETTINGS_FIELDS = [
  'low_balance_threshold',
  'sweep_out_keep',
  ...DESTINATION_FIELDS,
  'sweep_in_bank',
] as const;
type SettingsField = (typeof SETTINGS_FIELDS)[number];

export function settingsValuesOf(settings: BalanceSettings): SettingsValues {
  const { low_balance_threshold: threshold, sweep_out_keep: keep } = settings;
  return {
    low_balance_enabled: switchOf(settings.low_balance_enabled),
    low_balance_threshold: threshold === null ? '' : String(threshold),
    sweep_out_enabled: switchOf(settings.sweep_out_enabled),
    sweep_out_keep: keep === 0 ? '' : String(keep),
    bank_code: settings.bank_code ?? '',
    account_number: settings.account_number ?? '',
    account_name: settings.account_name ?? '',
    sweep_in_enabled: switchOf(settings.sweep_in_enabled),
    sweep_in_bank: settings.sweep_in_bank ?? '',
  };
}

const FIELDS_OF: Record<SettingsPart, readonly (keyof SettingsValues)[]> = {
  low: ['low_balance_enabled', 'low_balance_threshold'],
  out: ['sweep_out_enabled', 'sweep_out_keep', ...DESTINATION_FIELDS],
  in: ['sweep_in_enabled', 'sweep_in_bank'],
};

/** The parts that a page sets, as typed; the other parts as they are stored, which a colleague may have changed meanwhile. */
export function withStoredParts(
  values: SettingsValues,
  settings: BalanceSettings,
  parts: readonly SettingsPart[],
): SettingsValues {
  const typed = parts.flatMap((part) => FIELDS_OF[part]).map((field) => [field, values[field]]);
  return { ...settingsValuesOf(settings), ...(Object.fromEntries(typed) as Partial<SettingsValues>) };
}

/** The rules of the server, each beside its field. What is switched off may be empty, but not wrong. */
export function settingsProblems(
  values: SettingsValues,
  banks: readonly Bank[],
): Partial<Record<SettingsField, Problem>> {
  const threshold = thresholdProblem(values);
  const keep = parseRupiah(values.sweep_out_keep || '0');
  const back = decideSweepInBank({ enabled: values.sweep_in_enabled === 'on', bank: sweepInBankOf(values) });
  return {
    ...(threshold ? { low_balance_threshold: threshold } : {}),
    ...(keep.ok ? {} : { sweep_out_keep: keep.problem }),
    ...(hasDestination(values) ? destinationProblems(values, banks) : {}),
    ...(back.ok ? {} : { sweep_in_bank: back.problem }),
  };
}

/** What will hold from now on; null while anything is missing or wrong. */
export interface SettingsPlan {
  body: SetBalanceSettings;
  destination: Destination | null;
}

export function settingsPlan(values: SettingsValues, banks: readonly Bank[]): SettingsPlan | null {
  if (Object.keys(settingsProblems(values, banks)).length > 0) return null;
  const threshold = parseRupiah(values.low_balance_threshold);
  const keep = parseRupiah(values.sweep_out_keep || '0');
  const destination = hasDestination(values) ? destinationOf(values, banks) : null;
  return {
    body: {
      low_balance_enabled: values.low_balance_enabled === 'on',
      low_balance_threshold: threshold.ok ? threshold.value : null,
      sweep_out_enabled: values.sweep_out_enabled === 'on',
      sweep_out_keep: keep.ok ? keep.value : 0,
      ...(destination?.account ?? { bank_code: null, account_number: null, account_name: null }),
      sweep_in_enabled: values.sweep_in_enabled === 'on',
      sweep_in_bank: sweepInBankOf(values),
    },
    destination,
  };
}

/** Where the balance is swept to; null while it is not. */
export const sweptAccount = ({ body, destination }: SettingsPlan): Account | null =>
  body.sweep_out_enabled && destination ? destination.account : null;

const sweepInBankOf = (values: SettingsValues) =>
  TOP_UP_BANKS.find((bank) => bank === values.sweep_in_bank) ?? null;

const switchOf = (isOn: boolean): Switch => (isOn ? 'on' : 'off');

function thresholdProblem({ low_balance_enabled: state, low_balance_threshold: text }: SettingsValues) {
  const isEmpty = text.trim() === '';
  const parsed = isEmpty ? null : parseRupiah(text);
  if (parsed && !parsed.ok) return parsed.problem;
  const decided = decideLowBalance({ enabled: state === 'on', threshold: parsed?.value ?? null });
  return decided.ok ? undefined : decided.problem;
}

const hasDestination = (values: SettingsValues): boolean =>
  values.sweep_out_enabled === 'on' || DESTINATION_FIELDS.some((field) => values[field].trim() !== '');
