import { useNavigate, useSearchParams } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useForm } from '../../../shared/forms/use-form.tsx';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { useAway, useGoToResult } from '../../../shared/lib/go-to-result.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { useOwnAccounts } from '../../../shared/destination/use-destinations.ts';
import { useBanks } from '../../../shared/destination/use-banks.ts';
import type { BalanceSettings } from '../api/types.ts';
import { useBalanceSettings } from '../api/use-settings.ts';
import { SettingsDialog } from './settings-dialog.tsx';
import { SettingsForm } from './settings-form.tsx';
import {
  type SettingsPart,
  settingsPlan,
  settingsSchema,
  settingsValuesOf,
  withStoredParts,
} from './settings-values.ts';

type EditSettingsProps = {
  settings: BalanceSettings;
  draft: string;
  /** The settings on this page. Other settings are saved unchanged. */
  parts: readonly SettingsPart[];
  /** The page, and the step of its address that the review is. */
  at: { page: string; step: string };
};

export const EditSettings = ({ settings, draft, parts, at }: EditSettingsProps) => {
  const t = useT('balance');
  const goToResult = useGoToResult();
  const { isShown } = useAway();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const banks = useBanks();
  const accounts = useOwnAccounts();
  const around = { banks: banks.data ?? [], accounts: accounts.data ?? [] };
  const failed = [banks, accounts].find(({ data, error }) => error && !data);
  const stored = useBalanceSettings();
  const form = useForm({
    initial: settingsValuesOf(settings),
    schema: settingsSchema,
    around,
    draft: `${draft} ${parts.join(' ')} balance settings`,
    submit: async () => {
      // What is reviewed stays chosen, whatever changes in the list.
      if (plan?.account) form.set({ destination_account_id: plan.account.id });
      // Save settings of other pages with their stored values.
      await stored.mutate().finally(() => isShown() && void navigate(`${at.page}?step=${at.step}`));
    },
  });
  const plan = settingsPlan(withStoredParts(form.values, settings, parts), around);
  const closeReview = () => setParams({}, { replace: true });

  return (
    <>
      {failed ? (
        <FailureBanner failure={describeFailure(failed.error)} onRetry={() => void failed.mutate()} />
      ) : null}
      <SettingsForm form={form} parts={parts} around={around} />
      {form.banner}
      {plan ? (
        <SettingsDialog
          open={params.get('step') === at.step}
          plan={plan}
          parts={parts}
          onClose={closeReview}
          onSaved={() => {
            form.clear();
            goToResult(at.page, t('settings.saved'), { replace: true, isSaid: true });
          }}
          onRefused={(error) => {
            const isBeside = form.refuse(error);
            if (isBeside && isShown()) closeReview();
            return isBeside;
          }}
        />
      ) : null}
    </>
  );
};
