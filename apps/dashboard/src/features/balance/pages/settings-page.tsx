import { useNavigate, useSearchParams } from 'react-router-dom';
import { DetailGrid } from '../../../shared/detail/detail-grid.tsx';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { useAway, useLeadOn } from '../../../shared/lib/use-lead-on.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { settingsPaths } from '../../settings/public.ts';
import { useBankCheck, useBanks } from '../../withdrawals/public.ts';
import { useBalanceSettings } from '../api/use-settings.ts';
import type { BalanceSettings } from '../api/types.ts';
import { balancePaths } from '../paths.ts';
import { SettingsDialog } from '../settings/settings-dialog.tsx';
import { SettingsForm } from '../settings/settings-form.tsx';
import { SweepsSection } from '../settings/sweeps-section.tsx';
import { sweptAccount } from '../settings/settings-values.ts';
import { useSettingsForm } from '../settings/use-settings-form.ts';

export default function BalanceSettingsPage() {
  const t = useT('balance');
  const settingsWords = useT('settings');
  const scope = useScope().join(' ');
  const back = { to: settingsPaths.overview, label: settingsWords('title') };
  return (
    <DetailPage
      result={useBalanceSettings()}
      title={t('settings.title')}
      back={back}
      permission="settings.view"
      missing="DPAY_NOT_FOUND"
    >
      {(settings) => {
        const version = `${scope} ${settings.changed_at}`;
        return (
          <>
            <PageHeader title={t('settings.title')} description={t('settings.intro')} back={back} />
            <DetailGrid
              main={<EditSettings key={version} settings={settings} draft={version} />}
              aside={<SweepsSection settings={settings} />}
            />
          </>
        );
      }}
    </DetailPage>
  );
}

function EditSettings({ settings, draft }: { settings: BalanceSettings; draft: string }) {
  const t = useT('balance');
  const leadOn = useLeadOn();
  const { isShown } = useAway();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const banks = useBanks();
  const known = banks.data ?? [];
  const form = useSettingsForm(`${draft} balance settings`, { settings, banks: known });
  const bank = useBankCheck({ refuse: form.refuse, isShown });
  const closeReview = () => setParams({}, { replace: true });

  return (
    <>
      {banks.error && !banks.data ? (
        <FailureBanner failure={describeFailure(banks.error)} onRetry={() => void banks.mutate()} />
      ) : null}
      <SettingsForm
        form={form}
        banks={known}
        isAsking={bank.isAsking}
        onReview={() => {
          const account = form.plan ? sweptAccount(form.plan) : null;
          void bank.check(account, () => void navigate(balancePaths.settingsReview));
        }}
      />
      {bank.failure ? <FailureBanner failure={bank.failure} /> : null}
      {form.plan ? (
        <SettingsDialog
          open={params.get('step') === 'review'}
          plan={form.plan}
          onClose={closeReview}
          onSaved={() => {
            form.clear();
            leadOn(balancePaths.settings, t('settings.saved'), { replace: true, isSaid: true });
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
