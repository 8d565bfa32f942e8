import { useCheckedForm } from '../../../shared/forms/use-checked-form.ts';
import type { Bank } from '../../withdrawals/public.ts';
import type { BalanceSettings } from '../api/types.ts';
import {
  SETTINGS_FIELDS,
  type SettingsPart,
  settingsPlan,
  settingsProblems,
  settingsValuesOf,
  withStoredParts,
} from './settings-values.ts';

interface Settable {
  settings: BalanceSettings;
  parts: readonly SettingsPart[];
  banks: readonly Bank[];
}

/** The form without its looks, and what will hold when it is saved. */
export function useSettingsForm(draftName: string, { settings, parts, banks }: Settable) {
  const form = useCheckedForm(draftName, {
    initial: settingsValuesOf(settings),
    fields: SETTINGS_FIELDS,
    problemsOf: (values) => settingsProblems(withStoredParts(values, settings, parts), banks),
  });
  return { ...form, plan: settingsPlan(withStoredParts(form.values, settings, parts), banks) };
}
