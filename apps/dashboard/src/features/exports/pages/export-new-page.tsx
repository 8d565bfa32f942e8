import { chakra } from '@chakra-ui/react';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { exportPaths } from '../../../shared/paths/exports.ts';
import { useScope } from '../../../shared/state/session.ts';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { useExportSets } from '../api/use-export-sets.ts';
import { ExportForm } from '../components/export-form.tsx';

export default function ExportNewPage() {
  const t = useT('exports');
  const scope = useScope().join(' ');
  const back = { to: exportPaths.list, label: t('list.title') };
  return (
    <DetailPage
      result={useExportSets()}
      title={t('form.title')}
      back={back}
      permission="export.view"
      missing="DPAY_EXPORT_NOT_FOUND"
    >
      {(sets) => (
        <>
          <PageHeader title={t('form.title')} description={t('form.intro')} back={back} />
          <chakra.div maxW="44rem">
            <ExportForm key={scope} sets={sets} draftName={`${scope} export`} />
          </chakra.div>
        </>
      )}
    </DetailPage>
  );
}
