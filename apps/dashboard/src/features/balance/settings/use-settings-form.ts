import { useCheckedForm } from '../../../shared/forms/use-checked-form.ts';
import type { Bank } from '../../withdrawals/public.ts';
import type { BalanceSettings } from '../api/types.ts';
import { SETTINGS_FIELDS, settingsPlan, settingsProblems, settingsValuesOf } from './settings-values.ts';

/** The form without its looks, and what will hold when it is saved. */
export function useSettingsForm(
  draftName: string,
  { settings, banks }: { settings: BalanceSettings; banks: readonly Bank[] },
) {
  const form = useCheckedForm(draftName, {
    initial: settingsValuesOf(settings),
    fields: SETTINGS_FIELDS,
    problemsOf: (values) => settingsProblems(values, banks),
  });
  return { ...form, plan: settingsPlan(form.values, banks) };
}
