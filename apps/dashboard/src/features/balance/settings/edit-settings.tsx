import { useNavigate, useSearchParams } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { useAway, useLeadOn } from '../../../shared/lib/use-lead-on.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { useBankCheck, useBanks } from '../../withdrawals/public.ts';
import type { BalanceSettings } from '../api/types.ts';
import { useBalanceSettings } from '../api/use-settings.ts';
import { SettingsDialog } from './settings-dialog.tsx';
import { SettingsForm } from './settings-form.tsx';
import { type SettingsPart, sweptAccount } from './settings-values.ts';
import { useSettingsForm } from './use-settings-form.ts';

interface EditSettingsProps {
  settings: BalanceSettings;
  draft: string;
  /** What this page sets; the rest is saved as it is. */
  parts: readonly SettingsPart[];
  /** The page, and the step of its address that the review is. */
  at: { page: string; step: string };
}

export function EditSettings({ settings, draft, parts, at }: EditSettingsProps) {
  const t = useT('balance');
  const leadOn = useLeadOn();
  const { isShown } = useAway();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const banks = useBanks();
  const known = banks.data ?? [];
  const form = useSettingsForm(`${draft} ${parts.join(' ')} balance settings`, {
    settings,
    parts,
    banks: known,
  });
  const stored = useBalanceSettings();
  const bank = useBankCheck({ refuse: form.refuse, isShown });
  const closeReview = () => setParams({}, { replace: true });

  return (
    <>
      {banks.error && !banks.data ? (
        <FailureBanner failure={describeFailure(banks.error)} onRetry={() => void banks.mutate()} />
      ) : null}
      <SettingsForm
        form={form}
        parts={parts}
        banks={known}
        isAsking={bank.isAsking}
        onReview={() => {
          const account = form.plan && parts.includes('out') ? sweptAccount(form.plan) : null;
          // What this page does not set is saved as it is stored now.
          void bank.check(account, () => {
            void stored.mutate().finally(() => void navigate(`${at.page}?step=${at.step}`));
          });
        }}
      />
      {bank.failure ? <FailureBanner failure={bank.failure} /> : null}
      {form.plan ? (
        <SettingsDialog
          open={params.get('step') === at.step}
          plan={form.plan}
          parts={parts}
          onClose={closeReview}
          onSaved={() => {
            form.clear();
            leadOn(at.page, t('settings.saved'), { replace: true, isSaid: true });
          }}
          onRefused={(fields) => {
            const isBeside = form.refuse(fields);
            if (isBeside && isShown()) closeReview();
            return isBeside;
          }}
        />
      ) : null}
    </>
  );
}
