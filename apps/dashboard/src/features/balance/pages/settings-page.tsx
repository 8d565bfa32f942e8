import { may } from '@dasbor/domain/access';
import { DetailGrid } from '../../../shared/detail/detail-grid.tsx';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useScope, useWho } from '../../../shared/state/session.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { settingsPaths } from '../../../shared/paths/settings.ts';
import { withdrawalPaths } from '../../../shared/paths/money-out/withdrawals.ts';
import { useBalanceSettings } from '../api/use-settings.ts';
import { balancePaths } from '../../../shared/paths/money-out/balance.ts';
import { EditSettings } from '../settings/edit-settings.tsx';
import { SweepsSection } from '../settings/sweeps-section.tsx';

export default function BalanceSettingsPage() {
  const t = useT('balance');
  const settingsWords = useT('settings');
  const scope = useScope().join(' ');
  // Users with the automatic-withdrawals page find sweeps there, beside the schedule.
  const who = useWho();
  const hasOwnPage = may(who, { permission: 'withdrawal.view', feature: 'withdrawal' }).ok;
  const maySweep = may(who, { feature: 'sweep_out' }).ok || may(who, { feature: 'sweep_in' }).ok;
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
        const isSwept = settings.sweep_out_enabled || settings.sweep_in_enabled;
        const intro = !hasOwnPage && (maySweep || isSwept) ? 'settings.intro' : 'settings.introNotice';
        return (
          <>
            <PageHeader title={t('settings.title')} description={t(intro)} back={back} />
            <DetailGrid
              main={
                <EditSettings
                  key={version}
                  settings={settings}
                  draft={version}
                  parts={hasOwnPage ? NOTICE : ALL}
                  at={{ page: balancePaths.settings, step: 'review' }}
                />
              }
              aside={
                hasOwnPage ? (
                  <Section title={t('settings.sweepsPage.title')}>
                    <p>{t('settings.sweepsPage.text')}</p>
                    <AppLink to={withdrawalPaths.schedule}>{t('automatic.manage')}</AppLink>
                  </Section>
                ) : (
                  <SweepsSection settings={settings} />
                )
              }
            />
          </>
        );
      }}
    </DetailPage>
  );
}

const ALL = ['low', 'out', 'in'] as const;
const NOTICE = ['low'] as const;
