import { useSearchParams } from 'react-router-dom';
import { DetailGrid } from '../../../shared/detail/detail-grid.tsx';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useForm } from '../../../shared/forms/use-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { settingsPaths } from '../../../shared/paths/settings.ts';
import { useScope } from '../../../shared/state/session.ts';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import type { MdrPreference } from '../api/types.ts';
import { useMdrPreference } from '../api/use-mdr-preference.ts';
import { PreferenceForm } from '../components/preference-form.tsx';
import { PreviewSection } from '../components/preview-section.tsx';
import { preferenceSchema } from '../forms/preference-values.ts';

/** Product spec §2 and §9: the merchant or the customer pays the fee. */
export default function MdrPreferencePage() {
  const t = useT('mdr-preference');
  const settings = useT('settings');
  const scope = useScope().join(' ');
  const back = { to: settingsPaths.overview, label: settings('title') };
  return (
    <DetailPage
      result={useMdrPreference()}
      title={t('title')}
      back={back}
      permission="settings.view"
      missing="DPAY_NOT_FOUND"
    >
      {(preference) => (
        <>
          <PageHeader title={t('title')} description={t('intro')} back={back} />
          <EditPreference
            key={`${scope} ${preference.changed_at}`}
            preference={preference}
            draft={`${scope} ${preference.changed_at} mdr preference`}
          />
        </>
      )}
    </DetailPage>
  );
}

const EditPreference = ({ preference, draft }: { preference: MdrPreference; draft: string }) => {
  const [, setParams] = useSearchParams();
  const form = useForm({
    initial: { fee_payer: preference.fee_payer },
    schema: preferenceSchema,
    draft,
    submit: () => setParams({ step: 'review' }),
  });
  return (
    <DetailGrid
      main={<PreferenceForm form={form} preference={preference} />}
      aside={<PreviewSection payer={form.values.fee_payer} />}
    />
  );
};
