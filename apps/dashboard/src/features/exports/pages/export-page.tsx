import { chakra } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { lastAddress } from '../../../shared/list/query/list-memory.ts';
import { exportPaths } from '../../../shared/paths/exports.ts';
import { Status } from '../../../shared/status/status.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { useExport } from '../api/use-export.ts';
import { FileActions } from '../components/file-actions.tsx';
import { FileNotice, ManifestSection, RequestSection } from '../components/file-sections.tsx';
import { exportMeanings } from '../presentation/status-view.ts';
import { useDays, useSetName } from '../presentation/use-file-words.ts';

export default function ExportPage() {
  const t = useT('exports');
  const { id = '' } = useParams();
  const setName = useSetName();
  const days = useDays();
  const back = { to: lastAddress('exports', exportPaths.list), label: t('list.title') };
  return (
    <DetailPage
      result={useExport(id)}
      title={t('detail.title')}
      back={back}
      permission="export.view"
      missing="DPAY_EXPORT_NOT_FOUND"
    >
      {(file) => (
        <chakra.div maxW="44rem">
          <PageHeader
            title={setName(file.set)}
            description={days(file)}
            back={back}
            badge={<Status of={exportMeanings} is={file.status} size="md" />}
            actions={<FileActions file={file} />}
          />
          <chakra.div display="grid" gap="4">
            <FileNotice file={file} />
            <ManifestSection file={file} />
            <RequestSection file={file} />
          </chakra.div>
        </chakra.div>
      )}
    </DetailPage>
  );
}
