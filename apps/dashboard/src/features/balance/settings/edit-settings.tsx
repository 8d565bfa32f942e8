import { useNavigate, useSearchParams } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useForm } from '../../../shared/forms/use-form.tsx';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { useAway, useGoToResult } from '../../../shared/lib/go-to-result.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { accountFields, useAskBank } from '../../../shared/destination/use-own-account.ts';
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
  sweptAccount,
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
  const known = banks.data ?? [];
  const stored = useBalanceSettings();
  const askBank = useAskBank();
  const form = useForm({
    initial: settingsValuesOf(settings),
    schema: settingsSchema,
    around: { banks: known },
    draft: `${draft} ${parts.join(' ')} balance settings`,
    fieldsOf: accountFields,
    submit: async () => {
      const account = plan && parts.includes('out') ? sweptAccount(plan) : null;
      if (account) await askBank(account);
      // Save settings of other pages with their stored values.
      if (isShown()) void stored.mutate().finally(() => void navigate(`${at.page}?step=${at.step}`));
    },
  });
  const plan = settingsPlan(withStoredParts(form.values, settings, parts), { banks: known });
  const closeReview = () => setParams({}, { replace: true });

  return (
    <>
      {banks.error && !banks.data ? (
        <FailureBanner failure={describeFailure(banks.error)} onRetry={() => void banks.mutate()} />
      ) : null}
      <SettingsForm form={form} parts={parts} banks={known} />
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
