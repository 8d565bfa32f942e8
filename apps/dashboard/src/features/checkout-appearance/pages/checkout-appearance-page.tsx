import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { settingsPaths } from '../../../shared/paths/settings.ts';
import { Status } from '../../../shared/status/status.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { useCheckoutAppearance } from '../api/use-checkout-appearance.ts';
import { EditAppearance } from '../components/edit-appearance.tsx';
import { HistoryLine } from '../components/history-line.tsx';
import { appearanceMeanings, statusOf } from '../presentation/status-view.ts';

export default function CheckoutAppearancePage() {
  const t = useT('checkout-appearance');
  const settingsWords = useT('settings');
  const scope = useScope().join(' ');
  const result = useCheckoutAppearance();
  const back = { to: settingsPaths.overview, label: settingsWords('title') };
  return (
    <DetailPage
      result={result}
      title={t('title')}
      back={back}
      permission="settings.view"
      missing="DPAY_NOT_FOUND"
    >
      {(appearance) => (
        <>
          <PageHeader
            title={t('title')}
            badge={<Status of={appearanceMeanings} is={statusOf(appearance)} size="md" />}
            description={
              <>
                {t('intro')}
                <HistoryLine appearance={appearance} />
              </>
            }
            back={back}
          />
          <EditAppearance
            key={scope}
            appearance={appearance}
            draft={`${scope} checkout appearance`}
            onOutdated={() => result.mutate()}
          />
        </>
      )}
    </DetailPage>
  );
}
